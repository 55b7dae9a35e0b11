export { Brought, Verdict, Working } from './answer.tsx'
export { fieldsOf, withKnown } from './field-shape.ts'
export { Inquiry, QuestionForm, QuestionList, useArguments } from './inquiry.tsx'
export {
  filled,
  grouped,
  type Question,
  questionNamed,
  questionsOf,
  readWith,
  WITH,
  whyNotQuery,
  whyNotRead,
  writeWith,
} from './question.ts'
export { readsOfAnswer } from './reads.ts'
export { Silent, silent } from './silent.tsx'
export { nationName } from './words.ts'
