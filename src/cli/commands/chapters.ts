import type { Command } from 'commander'
import { isOneOf, keysOf } from '../../rules/index.ts'
import { CHAPTER, CHAPTERS, type ChapterName, FIELDS } from '../chapter-words.ts'
import type { Context } from '../context.ts'
import { declareAboutSituation } from '../declaration.ts'
import { Misuse } from '../exit.ts'
import { namedValues } from '../named-values.ts'
import { NEEDED, OPTIONS } from '../words.ts'

interface Flags {
  readonly situation?: string
  readonly with?: string
  readonly json?: true
}

/** With `--situation` there is no file to name, and the question comes first. */
function sortOut(name: ChapterName, first: string | undefined, second: string | undefined, inline: string | undefined) {
  const [path, question] = inline !== undefined && second === undefined ? [undefined, first] : [first, second]
  if (question !== undefined) return { path, question }
  const isQuestion = path !== undefined && isOneOf<string>(CHAPTERS[name].questions, path)
  const isWithoutSituation = inline === undefined && (path === undefined || isQuestion)
  throw new Misuse(isWithoutSituation ? NEEDED.situation : CHAPTER.question(name), name)
}

/** What each question takes beside it, below the help. */
function fieldsOf(name: ChapterName): string {
  const fields = Object.entries(FIELDS[name] ?? {})
  return fields.length === 0 ? '' : ['', CHAPTER.fields, ...fields.map(([question, list]) => `  ${question.padEnd(12)} ${list}`)].join('\n')
}

function declareChapter(program: Command, context: Context, name: ChapterName): void {
  declareAboutSituation(program, name)
    .argument('[question]', CHAPTERS[name].questions.join(', '))
    .option('--with <text>', CHAPTER.with)
    .addHelpText('after', fieldsOf(name))
    .option('--json', OPTIONS.json)
    .action(async (first: string | undefined, second: string | undefined, flags: Flags) => {
      const { path, question } = sortOut(name, first, second, flags.situation)
      const args = { question, ...(await namedValues(name, '--with', flags.with)) }
      const { answerAbout } = await import('../reply.ts')
      const asked = { path, inline: flags.situation }
      const json = flags.json === true
      if (name === 'surrender') {
        const { printSurrender } = await import('../print/surrender.ts')
        await answerAbout(context, name, asked, args, { json, print: printSurrender, isInOnePiece: true })
      } else {
        const { printChapter } = await import('../print/chapter.ts')
        await answerAbout(context, name, asked, args, { json, print: printChapter, isInOnePiece: true })
      }
    })
}

export function declareChapters(program: Command, context: Context): void {
  for (const name of keysOf(CHAPTERS)) declareChapter(program, context, name)
}
