/** The typefaces that every page is set in from its first line; the italic may come later. */
const FIRST = /-wght-normal-[\w-]+\.woff2$/

/** A part of the build: the page asks for its typefaces at once, not only when its style has come. */
export const typefaces = () => ({
  name: 'typefaces',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FIRST.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head',
        })),
  },
})
