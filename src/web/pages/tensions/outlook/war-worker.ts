import { playWars, type WarsAsked } from '../../../../counsel/index.ts'

/** Plays wars beside the page, as many at a time as it is asked for. */
addEventListener('message', ({ data }: MessageEvent<WarsAsked>) => {
  postMessage([...playWars(data)])
})
