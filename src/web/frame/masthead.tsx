import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { keep, kept } from '../parts/index.ts'
import { Navigation } from './navigation.tsx'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const KEY = 'chancery.theme'

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** The reader's own choice, if there is one. */
const chosenTheme = (): Theme | undefined => THEMES.find((theme) => theme === kept(KEY))

const currentTheme = (): Theme => chosenTheme() ?? systemTheme()

function show(theme: Theme | undefined): void {
  if (theme === undefined) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export const applyTheme = (): void => show(chosenTheme())

/** A choice that is the system's own is no choice: the desk goes on following the system. */
function chooseTheme(theme: Theme): void {
  const chosen = theme === systemTheme() ? undefined : theme
  keep(KEY, chosen)
  show(chosen)
}

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

const Palette = lazy(async () => ({ default: (await import('../palette/palette.tsx')).Palette }))

const isPaletteKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => /^k$/i.test(key) && (ctrlKey || metaKey)

/** One box that leads everywhere, by a button or a key. */
function Finder() {
  const [isOpen, setOpen] = useState(false)
  const early = useRef<string>(undefined)
  const open = (): void => {
    early.current = ''
    setOpen(true)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey } = event
      if (isPaletteKey(event)) open()
      // On a slow line the box comes a moment later than the first letters.
      else if (early.current === undefined || key.length > 1 || ctrlKey || metaKey) return
      else early.current += key
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return (
    <>
      <button type="button" className="finder" aria-keyshortcuts="Control+K Meta+K" title="Ctrl K" onClick={open}>
        Go to…
      </button>
      <Suspense>{isOpen && <Palette early={early} close={() => setOpen(false)} />}</Suspense>
    </>
  )
}

export function Masthead({ place }: { readonly place: string | undefined }) {
  const other = useSyncExternalStore(watchTheme, currentTheme) === 'dark' ? 'light' : 'dark'
  return (
    <header className="masthead">
      <a className="wordmark" href="#/" aria-current={place === 'front' ? 'page' : undefined}>
        Chancery
      </a>
      <Navigation place={place} />
      <Finder />
      <button type="button" className="theme" onClick={() => chooseTheme(other)}>
        <span className="unseen">Turn the page {other}</span>
      </button>
    </header>
  )
}
