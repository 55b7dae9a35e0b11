import { JOIN_WORDS } from '../words/words.ts'

/** Where a link leads: the secret after `#` is exchanged for a cookie and taken out of the address; the desk goes on from there. */
export const JOIN_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${JOIN_WORDS.title}</title><link rel="stylesheet" href="/api/style.css"><script src="/join.js" defer></script></head>
<body>
<h1>${JOIN_WORDS.title}</h1>
<p id="said" role="status">${JOIN_WORDS.opening}</p>
<p><a href="/">${JOIN_WORDS.home}</a></p>
<noscript><p>${JOIN_WORDS.noScript}</p></noscript>
</body></html>
`

export const JOIN_SCRIPT = `const WORDS = ${JSON.stringify({ failed: JOIN_WORDS.failed, opening: JOIN_WORDS.opening })}
const said = document.getElementById('said')
const secret = location.hash.replace(/^#\\/?/, '')
history.replaceState(null, '', '/join')

async function open() {
  if (secret === '') return leave('/#/join')
  const response = await fetch('/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ secret }),
  })
  // The desk says what is wrong with a link, and leads on from there.
  if (response.status === 401) return leave('/#/join')
  const told = await response.json()
  if (!response.ok) return told.detail
  return leave((told.sits ? '/#/game/' : '/#/join/') + told.game)
}

function leave(address) {
  location.replace(address)
  return WORDS.opening
}

open().then(
  (words) => { said.textContent = words },
  () => { said.textContent = WORDS.failed },
)
`
