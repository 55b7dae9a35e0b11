import { useSyncExternalStore } from 'react'
import { Navigation } from './navigation.tsx'
import { chooseTheme, currentTheme } from './theme.ts'

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
  return (
    <header className="masthead">
      <a className="wordmark" href="#/" aria-current={place === 'front' ? 'page' : undefined}>
        Chancery
      </a>
      <Navigation place={place} />
      <button type="button" className="theme" onClick={() => chooseTheme(other)}>
        <span className="unseen">Turn the page </span>
        {other}
      </button>
    </header>
  )
}
