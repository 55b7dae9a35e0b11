import { useState } from 'react'
import { Choice } from './parts/choice.tsx'
import { savedTheme, saveTheme, THEMES, type Theme } from './theme.ts'

const LINKS = [
  { place: 'board', href: '#/board/classic', words: 'Countries' },
  { place: 'books', href: '#/books', words: 'Books' },
] as const

const THEME_LABELS: Readonly<Record<Theme, string>> = { system: 'Auto', light: 'Light', dark: 'Dark' }

export function Masthead({ place }: { readonly place: string | undefined }) {
  const [theme, setTheme] = useState(savedTheme)
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
      <Choice
        name="theme"
        legend="Light or dark"
        isQuiet
        value={theme}
        options={THEMES.map((id) => ({ id, words: THEME_LABELS[id] }))}
        choose={(chosen) => {
          saveTheme(chosen)
          setTheme(chosen)
        }}
      />
    </header>
  )
}
