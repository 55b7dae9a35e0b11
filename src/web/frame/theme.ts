export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'chancery.theme'

const systemTheme = (): Theme => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/** The reader's own choice, if there is one. Storage may be closed to us. */
function chosenTheme(): Theme | undefined {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY))
  } catch {
    return undefined
  }
}

export const currentTheme = (): Theme => chosenTheme() ?? systemTheme()

export function applyTheme(): void {
  const chosen = chosenTheme()
  if (chosen === undefined) delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = chosen
}

/** A choice that is the system's own is no choice: the desk goes on following the system. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  try {
    if (theme === systemTheme()) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
    applyTheme()
  } catch {
    return
  }
}
