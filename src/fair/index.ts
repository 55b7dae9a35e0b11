export { type Box, boxPairFrom, closeBox, isBoxKey, openBox } from './box.ts'
export { canonical, type Plain } from './canonical.ts'
export {
  CHAIN_LENGTH,
  type Chain,
  type ChainOwner,
  chainFrom,
  endOf,
  type KnownLink,
  type LinkFault,
  secretFor,
  seedFrom,
  whyNotLink,
} from './chain.ts'
export { type Hash, hashOf, hashOfText, isHash, preimage } from './hash.ts'
export {
  armour,
  beginsAsPacket,
  bodyOf,
  type Cover,
  isPacketBy,
  isPacketName,
  LONGEST_PACKET,
  nameOf,
  PACKET_FORMAT,
  type Packet,
  packetsFound,
  packetsIn,
  type ReadBody,
  type ReadPacket,
  readPacket,
  seriesOf,
  writePacket,
} from './packet.ts'
export { type Joined, joinParts, partsOf } from './parts.ts'
export { declarationHash, facesOf, type RollDeclaration, type ShownLink } from './roll.ts'
export { type Opening, opens, type Sealed, sealOf } from './seal.ts'
export { isSignature, isSignedBy, type KeyPair, keyPairFrom, type Signature, sign } from './signature.ts'
