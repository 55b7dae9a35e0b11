import type { Command } from 'commander'
import type { Context } from '../../context.ts'
import { declare } from '../../declaration.ts'
import { EXIT } from '../../exit.ts'
import { GAME_ARGUMENTS } from '../../game/words.ts'
import { OPTIONS } from '../../words.ts'

export function declareVerify(program: Command, context: Context): void {
  declare(program, 'verify')
    .argument('<file>', GAME_ARGUMENTS.file)
    .option('--json', OPTIONS.json)
    .action(async (path: string, { json }: { readonly json?: true }) => {
      const { refuseWith, withFile } = await import('../../game/game-file.ts')
      const { brokenLinks, openGameFile, recordTextIn, VERSION, verify } = await import('../../../referee/index.ts')
      const opened = await withFile(context, path, () => openGameFile(path))
      if (opened === undefined) return
      if (!opened.ok) return refuseWith(context, opened.refusals, json === true, path)
      const { reply } = await import('../../reply.ts')
      const { printVerification } = await import('../../print/game/verification.ts')
      const { kept, torn } = opened.file
      const checked = verify(kept)
      const faults = [...brokenLinks(recordTextIn(path)), ...checked.faults]
      const found = { ...checked, faults, engine: VERSION, begunBy: kept.header.chancery, torn }
      reply(context, { ok: true, ...found }, { json: json === true, print: printVerification })
      if (found.otherwise.length + found.faults.length > 0 || torn !== null) context.ending = EXIT.refused
    })
}
