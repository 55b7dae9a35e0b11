import type { Command } from 'commander'
import type { Context } from '../../context.ts'
import { declare } from '../../declaration.ts'
import { EXIT } from '../../exit.ts'
import { GAME_ARGUMENTS, VERIFIED } from '../../game/words.ts'
import { OPTIONS } from '../../words.ts'

/** What a folder of the same game, or somebody else's record of it, says against a record. */
async function saidBeside(context: Context, record: string, place: string) {
  const { openMailFolder } = await import('../../../referee/index.ts')
  const { differencesIn, whyNotBeside } = await import('../../../record/index.ts')
  const folder = openMailFolder(place)
  if (folder !== undefined) return whyNotBeside(record, folder)
  const { readPath } = await import('../../terminal/source.ts')
  return differencesIn(record, (await readPath(context.terminal, place)).text)
}

export function declareVerify(program: Command, context: Context): void {
  declare(program, 'verify')
    .argument('<file>', GAME_ARGUMENTS.file)
    .option('--with <place>', VERIFIED.with, (place: string, before: readonly string[]) => [...before, place], [])
    .option('--json', OPTIONS.json)
    .action(async (path: string, { json, with: places }: { readonly json?: true; readonly with: readonly string[] }) => {
      const { refuseWith, withFile } = await import('../../game/game-file.ts')
      const { brokenLinks, openGameFile, recordTextIn, VERSION, verify } = await import('../../../referee/index.ts')
      const opened = await withFile(context, path, () => openGameFile(path))
      if (opened === undefined) return
      if (!opened.ok) return refuseWith(context, opened.refusals, json === true, path)
      const { reply } = await import('../../reply.ts')
      const { printVerification } = await import('../../print/game/verification.ts')
      const { kept, torn } = opened.file
      const checked = verify(kept)
      const text = recordTextIn(path)
      const beside = []
      for (const place of places) beside.push(...(await saidBeside(context, text, place)))
      const faults = [...brokenLinks(text), ...checked.faults, ...beside]
      const found = { ...checked, faults, engine: VERSION, begunBy: kept.header.chancery, torn }
      reply(context, { ok: true, ...found }, { json: json === true, print: printVerification })
      if (found.otherwise.length + found.faults.length > 0 || torn !== null) context.ending = EXIT.refused
    })
}
