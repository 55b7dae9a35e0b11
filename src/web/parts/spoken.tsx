/** `3 in 6`, with its percentage where it has one. */
const CHANCE = /(\d[\d.]* in \d+(?: \(\d+%\))?)/

/** Words in which no chance is torn apart at the end of a line. */
export const Spoken = ({ words }: { readonly words: string }) =>
  words.split(CHANCE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same chance may be said twice, in this order.
      <span key={at} className="unbroken">
        {part}
      </span>
    ),
  )
