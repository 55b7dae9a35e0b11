import { isAddress, readAddress } from './address.ts'
import { sendFor } from './pages.ts'
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
import './pages/dossier/roll-bar.css'
import './style/what-if.css'
import './style/dialogs.css'
import './pages/books/books.css'
import './style/print.css'

// Few readers need these rules, so only they fetch them.
const forced = matchMedia('(forced-colors: active)')
const adaptToForced = (): void => {
  if (forced.matches) void import('./style/forced-colors.css')
}
adaptToForced()
forced.addEventListener('change', adaptToForced)

// What the page needs is sent for along with the desk, not after it.
if (isAddress(location.hash)) sendFor(readAddress(location.hash))
void import('./main.tsx')
