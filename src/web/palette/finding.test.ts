import { describe, expect, test } from 'vitest'
import { findAll } from './finding.ts'

const DOCUMENT = { edition: 'classic', turn: '1941 spring' }
const first = (typed: string) => findAll(typed, DOCUMENT)[0]

describe('what somebody may want who types', () => {
  test.each([
    { typed: 'hung', words: 'Hungary', href: '#/dossier/classic/hungary?by=axis&turn=1941+spring' },
    { typed: 'odds hungary axis', words: /^Hungary: what a roll of the Axis/, href: '#/dossier/classic/hungary?by=axis&turn=1941+spring' },
    { typed: 'Odds Turkey by Western Allies', words: /Turkey/, href: '#/dossier/classic/turkey?by=westernAllies&turn=1941+spring' },
    {
      typed: 'may russia declare turkey',
      words: 'May Russia declare war on Turkey?',
      href: '#/war/classic?by=russia&on=turkey&turn=1941+spring',
    },
    {
      typed: 'may russia declare turkey at 30',
      words: 'May Russia declare war on Turkey at a Russo-German tension of 30?',
      href: '#/war/classic?by=russia&on=turkey&turn=1941+spring&tensions.rgt=30',
    },
    {
      typed: 'can the us declare war on japan with tension 45',
      words: /^May the U\.S\. declare war on Japan at a U\.S\.-Japanese tension of 45\?$/,
      href: /by=us&on=japan&turn=1941\+spring&tensions\.usjt=45$/,
    },
    { typed: 'odds rumania russia', words: 'Rumania: what a roll of Russia would do', href: /rumania\?by=russia/ },
    { typed: 'odds rumania west', words: 'Rumania: what a roll of the Western Allies would do', href: /rumania\?by=westernAllies/ },
    { typed: 'declare greece', words: 'May Germany declare war on Greece?', href: /#\/war\/classic\?by=germany&on=greece/ },
    { typed: 'who may attack belgium', words: 'May Germany declare war on Belgium/Luxembourg?', href: /by=germany&on=belgium/ },
    { typed: 'tukey', words: 'Turkey', href: /#\/dossier\/classic\/turkey/ },
    { typed: 'us entry', words: 'When may the U.S. go to war?', href: '#/tensions/classic?turn=1941+spring' },
    { typed: 'when may america go to war', words: 'When may the U.S. go to war?', href: '#/tensions/classic?turn=1941+spring' },
    {
      typed: 'germany declares war on belgium',
      words: /May Germany declare war on Belgium/,
      href: /#\/war\/classic\?by=germany&on=belgium/,
    },
    { typed: '49.31', words: /^49\.31 in/, href: '#/books/classic?rule=49.31' },
    { typed: 'tensions', words: 'Tensions', href: '#/tensions/classic?turn=1941+spring' },
    { typed: 'France fallen', words: 'France has fallen', href: /#\/facts\/classic\?search=france\.fallen/ },
    { typed: 'paris', words: /Paris/, href: /#\/facts\/classic\?search=paris/ },
  ])('$typed', ({ typed, words, href }) => {
    const found = first(typed)
    expect(found?.words).toEqual(typeof words === 'string' ? words : expect.stringMatching(words))
    expect(found?.href).toEqual(typeof href === 'string' ? href : expect.stringMatching(href))
  })

  test('nothing yet: the pages', () => {
    expect(findAll('', DOCUMENT).every(({ kind }) => kind === 'Page')).toBe(true)
  })

  test('nonsense: nothing', () => {
    expect(findAll('qqqq zzzz', DOCUMENT)).toEqual([])
  })
})
