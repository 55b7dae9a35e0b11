import { freshStore } from '../../http/room.testing.ts'
import { opened } from '../../store/place.testing.ts'
import { postgresForTests } from '../../store/postgres/postgres.testing.ts'
import { describeYear } from './year.testing.ts'

const { freshPlace } = postgresForTests()

describeYear('SQLite', async () => freshStore())
describeYear('PostgreSQL', async () => opened(await freshPlace()))
