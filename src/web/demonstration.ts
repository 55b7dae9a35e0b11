/** Hungary in the spring of 1941: the Axis hold its hexes and want an ally, and Britain has put points in their way. */
export const DEMONSTRATION =
  '#/dossier/classic/hungary?by=axis&scenario=global-war-1939&turn=1941+spring&facts.paris.controller=germany&facts.france.fallen=true' +
  '&standings.hungary.result=8&standings.hungary.with=germany&tensions.rgt=32&tensions.usat=21&tensions.usjt=17' +
  '&placements.axis.hungary=2&placements.westernAllies.hungary=2'

/** The same as the newest book has it, with nothing left to report: what somebody who has just come is shown. */
export const EXAMPLE =
  '#/dossier/2023/hungary?by=axis&scenario=demonstration-spring-1941&placements.axis.hungary=2&placements.westernAllies.hungary=2'
