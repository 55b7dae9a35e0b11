export { canonical, type Plain } from './canonical.ts'
export {
  CHAIN_LENGTH,
  type Chain,
  type ChainOwner,
  chainFrom,
  endOf,
  type KnownLink,
  type LinkFault,
  seedFrom,
  whyNotLink,
} from './chain.ts'
export { type Hash, hashOf, hashOfText, isHash, preimage } from './hash.ts'
export { declarationHash, facesOf, type RollDeclaration, type ShownLink } from './roll.ts'
export { type Opening, opens, type Sealed, sealOf } from './seal.ts'
export { isSignedBy, type KeyPair, keyPairFrom, type Signature, sign } from './signature.ts'
