import { gameRoutes } from './games.ts'
import { operationRoutes } from './operation.ts'
import type { Route } from './route.ts'
import { seatRoutes } from './seats.ts'
import { sessionRoutes } from './session.ts'

/** Every route beside the doors. One that names more of its path goes before one that leaves it open. */
export const ROUTES: readonly Route[] = [...operationRoutes, ...sessionRoutes, ...gameRoutes, ...seatRoutes]
