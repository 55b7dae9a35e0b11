import { type Code, codeOf } from './codes.ts'

/** A QR code that is drawn, for a camera on the other side. */
export function QrCode({ code: { width, path }, words }: { readonly code: Code; readonly words: string }) {
  return (
    <svg viewBox={`0 0 ${width} ${width}`} role="img" aria-label={words} shapeRendering="crispEdges">
      <rect width={width} height={width} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}

/** The same of a short text. */
export const QrCodeOf = ({ text, words }: { readonly text: string; readonly words: string }) => <QrCode code={codeOf(text)} words={words} />
