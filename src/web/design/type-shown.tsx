import { Die } from '../parts/die.tsx'
import { Tag, TONES } from '../parts/tag.tsx'

const COLOURS = [
  { name: 'paper', words: 'the ground' },
  { name: 'sheet', words: 'what lies on it' },
  { name: 'ink', words: 'text and figures' },
  { name: 'quiet', words: 'what is read second' },
  { name: 'axis', words: 'European Axis' },
  { name: 'west', words: 'Western Allies' },
  { name: 'russia', words: 'Russia' },
  { name: 'japan', words: 'Japan' },
  { name: 'accent', words: 'your move, your change' },
  { name: 'warn', words: 'refused' },
] as const

const FIRMNESS = ['ally', 'associate', 'hexes', 'income', 'none'] as const
const FACES = [1, 2, 3, 4, 5, 6]

/** Typefaces, colours, dice, paints and tags. */
export function TypeShown() {
  return (
    <>
      <div className="specimens">
        <p className="specimen-display">Hungary, +6</p>
        <p className="specimen-large">3 in 6: Hungary joins the Axis</p>
        <p>The Axis roll, Spring 1941. Hungary stands at 8, hexes, for Germany. 0123456789 −3 +10</p>
        <p className="label">A label, in the sans</p>
      </div>
      <ul className="swatches">
        {COLOURS.map(({ name, words }) => (
          <li key={name}>
            <span className="swatch" style={{ background: `var(--${name})` }} />
            <b>{name}</b>
            <span className="quiet">{words}</span>
          </li>
        ))}
      </ul>
      <div className="shown-row">
        {(['west', 'russia', 'axis'] as const).map((colour) =>
          FIRMNESS.map((firmness) => (
            <span key={`${colour} ${firmness}`} className={`plate paint paint-${colour} paint-${firmness}`}>
              <span className="plate-figure">{firmness === 'ally' ? '10' : '8'}</span>
            </span>
          )),
        )}
      </div>
      <div className="shown-row">
        {FACES.map((face) => (
          <Die key={face} face={face} />
        ))}
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
      </div>
    </>
  )
}
