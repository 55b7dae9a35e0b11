import { z } from 'zod'

const id = z.string().min(1)

export const ACTOR = z.union([z.strictObject({ tenure: id }), z.strictObject({ link: id }), z.null()])
