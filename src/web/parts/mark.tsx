const PATHS = { yes: 'M3.5 10.5 8 15 16.5 5', no: 'M5 5 15 15 M15 5 5 15' } as const

/** Yes or no as a sign that needs no font. It stands beside words, or inside something that has a name. */
export function Mark({ is }: { readonly is: keyof typeof PATHS }) {
  return (
    <svg
      className="mark"
      viewBox="0 0 20 20"
      width="0.875em"
      height="0.875em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.75"
      aria-hidden="true"
    >
      <path d={PATHS[is]} />
    </svg>
  )
}
