import { keep, kept } from '../parts/store.ts'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

const KEY = 'chancery.theme'

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** The reader's own choice, if there is one. */
const chosenTheme = (): Theme | undefined => THEMES.find((theme) => theme === kept(KEY))

export const currentTheme = (): Theme => chosenTheme() ?? systemTheme()

function show(theme: Theme | undefined): void {
  if (theme === undefined) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export const applyTheme = (): void => show(chosenTheme())

/** A choice that is the system's own is no choice: the desk goes on following the system. */
export function chooseTheme(theme: Theme): void {
  const chosen = theme === systemTheme() ? undefined : theme
  keep(KEY, chosen)
  show(chosen)
}
