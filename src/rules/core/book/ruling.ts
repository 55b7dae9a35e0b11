/** Our reading where the sources are silent or at odds. */
export interface Ruling {
  /** `R49-33`, as the lines that rest on it cite it. */
  readonly id: string
  readonly question: string
  readonly answer: string
  readonly reason: string
  /** Plain rulings only confirm what the words already say; open ones are a choice of ours. */
  readonly standing: 'plain' | 'plain in part' | 'open'
  /** A ruling that tables may see differently: a host may pick another answer. The first is ours. */
  readonly choices?: readonly [RulingChoice, RulingChoice, ...RulingChoice[]]
}

export interface RulingChoice {
  readonly id: string
  readonly words: string
}
