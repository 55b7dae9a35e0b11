import { useEffect, useId, useState } from 'react'
import { BOOKS } from '../../../editions/index.ts'
import { inviteTo, joinGame, type Making } from '../../../record/index.ts'
import type { Refusal } from '../../../rules/core/index.ts'
import { isSeat, type Seat } from '../../../rules/game/index.ts'
import { addressOf } from '../../address.ts'
import { goTo, type Opener } from '../../page.ts'
import { Notice, PageHead, Panel, Picker, parsed, TextField, tell } from '../../parts/index.ts'
import { Reasons } from '../orders/reasons.tsx'
import { Rejoining } from './keeping.tsx'
import { answered, newName, newSecret } from './mail-folder.ts'
import { MailGamePage } from './mail-game.tsx'
import { allKept, keepOnShelf, placeOf, type Shelved } from './shelf.ts'
import type { Taking } from './taking.ts'
import { BY_MAIL } from './words.ts'
import './mail.css'

export const openMail: Opener = ({ path: [, game, name] }) => ({
  ok: true,
  title: BY_MAIL.title,
  place: 'mail',
  page: game === undefined || name === undefined ? <MailPage /> : <MailGamePage key={`${game}/${name}`} place={`${game}/${name}`} />,
})

/** Every game by mail that this browser keeps, and how one begins or joins another. */
function MailPage() {
  const [all, setAll] = useState<readonly Shelved[]>([])
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  useEffect(() => {
    void allKept().then(setAll, () => setAll([]))
  }, [])
  const take = async (making: Making): Promise<void> => {
    if (!making.ok) return setRefusals(making.refusals)
    await shelve(answered({ folder: making.folder, unsent: making.sent }))
  }
  const open = async (file: File | undefined): Promise<void> => {
    const copy = file === undefined ? undefined : (parsed(await file.text()) as Shelved | undefined)
    if (copy?.folder?.secret === undefined) tell(BY_MAIL.badCopy)
    else await shelve(copy)
  }
  return (
    <div className="mail-page">
      <PageHead label={BY_MAIL.label} heading={BY_MAIL.heading} />
      <p className="lead">{BY_MAIL.lead}</p>
      {all.length === 0 ? <p className="quiet">{BY_MAIL.none}</p> : null}
      <ul>
        {all.map(({ folder }) => (
          <li key={placeOf(folder)}>
            <a href={addressOf(['mail', folder.game, folder.name])}>
              {folder.game}, {folder.name}
            </a>
          </li>
        ))}
      </ul>
      {refusals.length > 0 && (
        <Notice title={BY_MAIL.wrong} isAlert>
          <Reasons refusals={refusals} />
        </Notice>
      )}
      <Joining take={take} />
      <Beginning take={take} />
      <Rejoining take={take} />
      <label className="mail-files">
        {BY_MAIL.readCopy}
        <input type="file" accept=".json" onChange={({ target }) => void open(target.files?.[0])} />
      </label>
      <p className="quiet">{BY_MAIL.keptHere}</p>
    </div>
  )
}

async function shelve(shelved: Shelved): Promise<void> {
  await keepOnShelf(shelved)
  goTo(addressOf(['mail', shelved.folder.game, shelved.folder.name]))
}

function Joining({ take }: Taking) {
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const id = useId()
  return (
    <Panel heading={BY_MAIL.join}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void take(joinGame(text, name.trim(), { secret: newSecret(), random: newSecret() }))
        }}
      >
        <label className="label" htmlFor={id}>
          {BY_MAIL.invitation}
        </label>
        <textarea id={id} rows={4} value={text} spellCheck={false} onChange={({ target }) => setText(target.value)} />
        <TextField label={BY_MAIL.asWhom} value={name} set={setName} />
        <button type="submit" className="button">
          {BY_MAIL.joinIt}
        </button>
      </form>
    </Panel>
  )
}

const FIRST_PARTIES = 'anna=germany,italy,japan,host\nben=britain,france,us,russia,china'

/** `anna=germany,italy,host`, a party a line. */
const seatsIn = (text: string): Readonly<Record<string, readonly Seat[]>> =>
  Object.fromEntries(
    text
      .split('\n')
      .map((line) => line.split('='))
      .filter(([name = '']) => name.trim() !== '')
      .map(([name = '', seats = '']) => [
        name.trim(),
        seats
          .split(',')
          .map((one) => one.trim())
          .filter(isSeat),
      ]),
  )

function Beginning({ take }: Taking) {
  const [edition, setEdition] = useState<string>(BOOKS[0]?.id ?? '')
  const [title, setTitle] = useState('')
  const [parties, setParties] = useState(FIRST_PARTIES)
  const id = useId()
  return (
    <Panel heading={BY_MAIL.begin}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const setting = { edition, ...(title.trim() === '' ? {} : { title: title.trim() }) }
          void take(inviteTo(setting, seatsIn(parties), { game: newName(), secret: newSecret(), random: newSecret() }))
        }}
      >
        <Picker
          label={BY_MAIL.book}
          value={edition}
          options={BOOKS.map((book) => ({ id: book.id, words: book.title }))}
          pick={setEdition}
        />
        <TextField label={BY_MAIL.titleOf} value={title} set={setTitle} />
        <label className="label" htmlFor={id}>
          {BY_MAIL.parties}
        </label>
        <textarea id={id} rows={4} value={parties} spellCheck={false} onChange={({ target }) => setParties(target.value)} />
        <button type="submit" className="button">
          {BY_MAIL.beginIt}
        </button>
      </form>
    </Panel>
  )
}
