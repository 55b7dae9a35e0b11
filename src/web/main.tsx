import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Desk } from './frame/desk.tsx'
import { applyTheme } from './frame/masthead.tsx'
import { keepOffline } from './frame/offline.ts'
import './style/fonts.css'
import './style/tokens.css'
import './style/page.css'
import './style/navigation.css'
import './style/controls.css'
import './style/parts.css'
import './style/matrix.css'
import './style/track.css'
import './pages/front/front.css'
import './style/ladder.css'
import './pages/dossier/dossier.css'
import './style/odds.css'
import './style/ledger.css'
import './pages/dossier/board.css'
import './style/what-if.css'
import './style/dialogs.css'
import './pages/books/books.css'
import './style/print.css'

applyTheme()

const place = document.getElementById('desk')
if (place === null) throw new Error('the page has no desk')
createRoot(place).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
)

// The page comes first; what it may need later is fetched when it stands.
addEventListener('load', () => void keepOffline())
