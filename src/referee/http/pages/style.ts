/** The look of the pages that the referee writes himself: the desk's paper and ink. */
export const STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(#f5f0e4, #10151e);
  --sheet: light-dark(#fcf9f2, #171d28);
  --ink: light-dark(#211e19, #ece7da);
  --quiet: light-dark(#5c5548, #aaa99f);
  --hairline: light-dark(#dcd3c0, #2a3240);
  --accent: light-dark(#17624c, #62c9a4);
  --sans: "Source Sans 3", system-ui, "Segoe UI", Roboto, Arial, sans-serif;
}
* { box-sizing: border-box; }
body {
  margin: 0 auto;
  padding: 2rem 1rem 4rem;
  max-width: 60rem;
  background: var(--paper);
  color: var(--ink);
  font: 400 1.0625rem / 1.5 "Source Serif 4", Georgia, "Times New Roman", serif;
  overflow-wrap: anywhere;
}
h1 { font-size: 2.2rem; line-height: 1.1; margin: 0 0 0.75rem; }
h2 { font-size: 1.4rem; margin: 2.5rem 0 0.75rem; }
h3 { font: 600 1rem / 1.4 ui-monospace, Menlo, Consolas, monospace; margin: 0; }
h3 b { color: var(--accent); }
p { margin: 0.25rem 0; }
#said::first-letter { text-transform: uppercase; }
a { color: var(--accent); }
section.entry { background: var(--sheet); border: 1px solid var(--hairline); border-radius: 3px; padding: 0.75rem 1rem; margin: 0.75rem 0; }
small, .quiet, summary, table { font-family: var(--sans); font-size: 0.9rem; }
.quiet { color: var(--quiet); }
summary { cursor: pointer; color: var(--quiet); }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0; }
td, th { text-align: left; vertical-align: top; padding: 0.2rem 0.75rem 0.2rem 0; border-bottom: 1px solid var(--hairline); font-weight: 400; }
th { white-space: nowrap; font-family: ui-monospace, Menlo, Consolas, monospace; }
`
