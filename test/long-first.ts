import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that work for many seconds. On a machine that has not run them yet the largest are begun first, and these are often small:
 * begun last, one of them would keep everybody waiting.
 */
const LONG = [
  'scripts/bench.test.ts',
  'scripts/errands.test.ts',
  'src/cli/game/script/scripts.test.ts',
  'src/cli/main.test.ts',
  'src/counsel/consistency.test.ts',
  'src/counsel/simulation/simulation.test.ts',
  'src/counsel/tests/cases/cases.test.ts',
  'src/counsel/tests/cases/declaration-cases.test.ts',
  'src/counsel/tests/cases/question-cases.test.ts',
  'src/counsel/tests/startup.test.ts',
  'src/referee/hosting/whole-games/canary.test.ts',
  'src/referee/hosting/whole-games/interference.test.ts',
  'src/referee/http/questions/levels.test.ts',
  'src/referee/seat/seat-question.test.ts',
  'src/referee/store/durability.test.ts',
  'src/web/situation/inputs/input-value.test.ts',
]

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((file) => moduleId.endsWith(file))

/** The order that Vitest has by itself, with the long ones of each project before its others. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))]
    })
  }
}
