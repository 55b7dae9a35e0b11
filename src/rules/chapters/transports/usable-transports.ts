import {
  type Book,
  chapterOf,
  isMet,
  type Refusal,
  refuse,
  type Situation,
  type Step,
  saidOfCount,
  step,
  type Working,
} from '../../core/index.ts'
import {
  BERTH_NAMES,
  type Berth,
  BOX_NAMES,
  type Box,
  counted,
  isBox,
  type Shipper,
  type TransportChapter,
  wrongBoxes,
} from './transports.ts'

const BOX_FACTS = { atlantic: 'atlanticBox', indianOcean: 'indianOceanBox', pacific: 'pacificBox' } as const

/** How many transports of a box may be used once enemy strategic warfare there is over. */
export function availableTransports(
  book: Book<TransportChapter>,
  situation: Situation,
  shipper: Shipper,
  box: Box,
): Working & { readonly damagedUsed: number } {
  const clauses = chapterOf(book, 'changes').transports
  const name = shipper === 'japan' ? 'japaneseBox' : BOX_FACTS[box]
  const before = counted(situation, `${name}.before`)
  const sound = counted(situation, `${name}.undamaged`)
  const damaged = counted(situation, `${name}.damaged`)
  // 20.636 example: of 16 transports, 12 sunk and four damaged still leave four to use; one more sunk leaves three.
  const share = Math.ceil(before / clauses.survivors.value)
  const survivors = Math.min(share, sound + damaged)
  const found = Math.max(sound, survivors)
  const { halved } = clauses
  const isHalved = halved.box === box && halved.shipper === shipper && isMet(halved.when, situation)
  // Only where it is halved does the box as a whole matter.
  const half = isHalved ? Math.ceil(counted(situation, `${BOX_FACTS[halved.box]}.transports`) / halved.into) : found
  const value = Math.min(found, half)
  const steps: readonly Step[] = [
    step('undamaged', sound, saidOfCount('undamaged transports in the box', `${name}.undamaged`, situation), clauses.undamaged),
    step(
      'before',
      before,
      saidOfCount('transports there when the last own player turn ended', `${name}.before`, situation),
      clauses.survivors.cite,
    ),
    step('share', share, `one for every ${clauses.survivors.value} of them, rounded up`, clauses.brackets),
    step(
      'survivors',
      survivors,
      saidOfCount('such survivors, damaged or not', `${name}.damaged`, situation),
      clauses.damagedLimit,
      'R16-15',
    ),
    step('available', found, 'the larger of the two', clauses.available),
    ...(isHalved
      ? [
          step(
            'half',
            half,
            saidOfCount('half of the box, after the Japanese declaration', `${BOX_FACTS[halved.box]}.transports`, situation),
            halved.cite,
            'R16-21',
          ),
        ]
      : []),
  ]
  return { steps, value, damagedUsed: Math.max(0, value - sound) }
}

/** Why so many transports may not be used in a box this player turn. */
export function whyNotUse(
  book: Book<TransportChapter>,
  situation: Situation,
  shipper: Shipper,
  box: Box,
  began: Berth,
  count: number,
): readonly Refusal[] {
  const clauses = chapterOf(book, 'changes').transports
  const { value } = availableTransports(book, situation, shipper, box)
  return [
    ...(isBox(began)
      ? []
      : [refuse('began-ashore', `idle this turn: it began in ${BERTH_NAMES[began]}, not in a box`, clauses.idleOutside, { began })]),
    ...(began === box
      ? []
      : [refuse('began-elsewhere', `it serves only where it began: ${BERTH_NAMES[began]}`, clauses.whereItBegan, { began, box })]),
    ...wrongBoxes(clauses, shipper, { [box]: count }),
    ...(count > value
      ? [refuse('too-many', `${count} of ${BOX_NAMES[box]}; ${value} may be used`, clauses.available, { count, available: value })]
      : []),
  ]
}
