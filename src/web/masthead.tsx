import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme } from './theme.ts'

const LINKS = [
  { place: 'board', href: '#/board/classic', words: 'Countries' },
  { place: 'facts', href: '#/facts/classic', words: 'Facts' },
  { place: 'books', href: '#/books', words: 'Books' },
] as const

/** Tells when the theme changes, by the reader's choice or the system's. */
function watchTheme(tell: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const choice = new MutationObserver(tell)
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', tell)
  return () => {
    choice.disconnect()
    system.removeEventListener('change', tell)
  }
}

export function Masthead({ place }: { readonly place: string | undefined }) {
  const other = useSyncExternalStore(watchTheme, currentTheme) === 'dark' ? 'light' : 'dark'
  const isAt = (name: string): boolean => place === name || (name === 'board' && place === 'dossier')
  return (
    <header className="masthead">
      <a className="wordmark" href="#/" aria-current={place === 'front' ? 'page' : undefined}>
        Chancery
      </a>
      <nav aria-label="Pages">
        {LINKS.map((link) => (
          <a key={link.place} href={link.href} aria-current={isAt(link.place) ? 'page' : undefined}>
            {link.words}
          </a>
        ))}
      </nav>
      <button type="button" className="theme" onClick={() => chooseTheme(other)}>
        <span className="unseen">Turn the page </span>
        {other}
      </button>
    </header>
  )
}
