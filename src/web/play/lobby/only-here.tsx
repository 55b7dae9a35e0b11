import { Notice } from '../../parts/index.ts'
import { PLAY } from '../words.ts'

/** An address by which a machine finds itself, and no other finds it. */
const isOwnAddress = (host: string): boolean => /(?:^|\.)localhost$|^127\.|^\[?::1\]?$/.test(host)

/** Whoever opened the desk at an address of this machine alone sends links that lead nowhere: said with the links, and how to do better. */
export function OnlyHere() {
  if (!isOwnAddress(location.hostname)) return null
  return (
    <Notice title={PLAY.onlyHere}>
      <p>
        {PLAY.onlyHereHow} <code>{location.hostname}</code>.
      </p>
      <p>
        <code>npm start -- --host 0.0.0.0</code>
      </p>
      <p className="quiet">{PLAY.onlyHereMore}</p>
    </Notice>
  )
}
