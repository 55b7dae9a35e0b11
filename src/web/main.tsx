import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Desk } from './frame/desk.tsx'
import { applyTheme } from './frame/masthead.tsx'
import { keepOffline } from './frame/offline.ts'

applyTheme()

const place = document.getElementById('desk')
if (place === null) throw new Error('the page has no desk')
createRoot(place).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
)

// The page comes first; what it may need later is fetched when it stands.
if (document.readyState === 'complete') void keepOffline()
else addEventListener('load', () => void keepOffline())
