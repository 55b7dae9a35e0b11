import { describeStore } from '../store-suite.testing.ts'
import { postgresForTests } from './postgres.testing.ts'

const { freshPlace } = postgresForTests()

describeStore('PostgreSQL', freshPlace)
