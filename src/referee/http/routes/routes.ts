import { gameRoutes } from './games.ts'
import { letterRoutes } from './letters.ts'
import { mailRoutes } from './mail.ts'
import { noticeRoutes } from './notices.ts'
import { operationRoutes } from './operation.ts'
import { reviewRoutes } from './reviews.ts'
import type { Route } from './route.ts'
import { seatRoutes } from './seats.ts'
import { sessionRoutes } from './session.ts'
import { timeRoutes } from './time.ts'

/** Every route beside the doors. One that names more of its path goes before one that leaves it open. */
export const ROUTES: readonly Route[] = [
  ...operationRoutes,
  ...sessionRoutes,
  ...gameRoutes,
  ...reviewRoutes,
  ...seatRoutes,
  ...letterRoutes,
  ...mailRoutes,
  ...timeRoutes,
  ...noticeRoutes,
]
