import { JOIN_WORDS } from '../words.ts'

/** Where a link leads: the secret after `#` is exchanged for a cookie, and taken out of the address. */
export const JOIN_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${JOIN_WORDS.title}</title><link rel="stylesheet" href="/api/style.css"><script src="/join.js" defer></script></head>
<body>
<h1>${JOIN_WORDS.title}</h1>
<p id="said" role="status">${JOIN_WORDS.opening}</p>
<noscript><p>${JOIN_WORDS.noScript}</p></noscript>
</body></html>
`

export const JOIN_SCRIPT = `const WORDS = ${JSON.stringify({ none: JOIN_WORDS.none, failed: JOIN_WORDS.failed, watching: JOIN_WORDS.watching, seats: JOIN_WORDS.seats, desk: JOIN_WORDS.desk })}
const said = document.getElementById('said')
const secret = location.hash.replace(/^#\\/?/, '')
history.replaceState(null, '', '/join')

async function open() {
  if (secret === '') return WORDS.none
  const response = await fetch('/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret }),
  })
  const told = await response.json()
  if (!response.ok) return told.detail
  const link = document.createElement('a')
  link.href = '/#/game/' + told.game
  link.textContent = WORDS.desk
  said.after(link)
  return told.seats.length === 0 ? WORDS.watching : WORDS.seats + ' ' + told.seats.join(', ') + '.'
}

open().then(
  (words) => { said.textContent = words },
  () => { said.textContent = WORDS.failed },
)
`
