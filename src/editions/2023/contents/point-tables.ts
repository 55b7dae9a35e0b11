import { chapter, clause, computed, type Entry } from '../../../rules/index.ts'

const germany = chapter(
  '49',
  [
    clause('DP-GER-01', '+3 German basic allotment'),
    clause('DP-GER-02', '+1 per full 100 German YSS BRPs'),
    clause('DP-GER-03', '+2 Axis hold Paris'),
    clause('DP-GER-04', '+1 each for Axis-held London, Warsaw, Moscow, Leningrad, Stalingrad, Grozny'),
    clause('DP-GER-05', '+1 Axis hold Brussels, The Hague and Luxembourg, all three'),
    clause('DP-GER-06', '+1 Axis hold Copenhagen and Oslo, both'),
    clause('DP-GER-07', '+1 Axis hold Madrid'),
    clause('DP-GER-08', '+1 Axis hold Budapest, Bucharest and Sofia, all three'),
    clause('DP-GER-09', '+1 Axis hold Belgrade'),
    clause('DP-GER-10', '+1 Axis hold Riga, Helsinki and Stockholm, all three'),
    clause('DP-GER-11', '+1 Axis hold Ankara, Istanbul and Izmir, all three'),
    clause('DP-GER-12', '+1 two or more fully supplied Axis hexes in Britain'),
    clause('DP-GER-13', '+1 per Western Allied landing repulsed or undone, every later year'),
    clause('DP-GER-14', '+1 per successful German strategic atomic attack'),
    clause('DP-GER-15', '+1 per firestorm by German bombing alone last year'),
    clause('DP-GER-16', '−1 two or more fully supplied Allied hexes in Germany'),
    clause('DP-GER-17', '−2 Allies hold Berlin'),
    clause('DP-GER-18', '−1 each for Allied-held Breslau, Essen, Cologne, Leipzig'),
    clause('DP-GER-19', '−1 U.S. armour or infantry in France'),
    clause('DP-GER-20', '−1 Axis once in Britain, now thrown out altogether'),
  ],
  { printed: 'DP table Germany', home: computed('src/editions/2023/tables/axis-points.ts', 'cases/allotments/germany.json') },
)

const italy = chapter(
  '49',
  [
    clause('DP-ITA-01', '+2 Italian basic allotment'),
    clause('DP-ITA-02', '+1 per full 100 Italian YSS BRPs'),
    clause('DP-ITA-03', '+1 each for Axis-held Malta, Gibraltar, Baghdad, Athens'),
    clause('DP-ITA-04', '+1 Axis hold Alexandria or Suez, once'),
    clause('DP-ITA-05', '−2 Allies hold Rome'),
    clause('DP-ITA-06', '−1 each for Allied-held Genoa and Milan'),
    clause('DP-ITA-07', '−1 two or more fully supplied Allied hexes in mainland Italy'),
    clause('DP-ITA-08', '−1 Allies hold all of Sicily'),
    clause('DP-ITA-09', '−1 Allies hold every city in Libya'),
    clause('DP-ITA-10', '−1 Germany declared war on Spain'),
    clause(
      'DP-ITA-A',
      'Surrender level only: +2 if Western Allies declared war on Italy',
      computed('src/editions/2023/tables/surrender.ts', 'src/editions/rule-49-points.test.ts'),
    ),
    clause(
      'DP-ITA-B',
      'Surrender level only: −1 for Italian war in 1941, −2 in 1942',
      computed('src/editions/2023/tables/surrender.ts', 'src/editions/rule-49-points.test.ts'),
    ),
  ],
  { printed: 'DP table Italy', home: computed('src/editions/2023/tables/axis-points.ts', 'cases/allotments/italy.json') },
)

const britain = chapter(
  '49',
  [
    clause('DP-BRI-01', '+3 British basic allotment'),
    clause('DP-BRI-02', '+1 per full 100 British YSS BRPs'),
    clause('DP-BRI-03', '+1 each for Western Allied Athens, Belgrade, Madrid, Oslo, Warsaw'),
    clause('DP-BRI-04', '+1 Western Allies hold every city in Egypt, Libya, French North Africa'),
    clause('DP-BRI-05', '+1 Western Allies hold Paris, France having been conquered'),
    clause('DP-BRI-06', '+1 Western Allies hold Antwerp, Brussels, The Hague and Luxembourg, all four'),
    clause('DP-BRI-07', '+1 per Western Allied objective hex in Germany or Italy'),
    clause('DP-BRI-08', '+1 per firestorm by British bombing alone last year'),
    clause('DP-BRI-09', '−2 Axis hold London'),
    clause('DP-BRI-10', '−1 each for Axis-held Birmingham and Manchester'),
    clause('DP-BRI-11', '−1 Axis hold Alexandria or Suez, once'),
    clause('DP-BRI-12', '−1 each for Axis-held Baghdad and Gibraltar'),
    clause('DP-BRI-13', '−1 any Axis hex in Britain, supplied or not'),
  ],
  { printed: 'DP table Britain', home: computed('src/editions/2023/tables/allied-points.ts', 'cases/allotments/britain.json') },
)

const france = chapter(
  '49',
  [
    clause('DP-FRA-01', '+2 French basic allotment'),
    clause('DP-FRA-02', '+1 per full 100 French YSS BRPs'),
    clause('DP-FRA-03', '+1 Western Allies hold Brussels'),
    clause('DP-FRA-04', '−1 two or more fully supplied Axis hexes in European France'),
    clause('DP-FRA-05', '−1 each for Axis-held Lyon and Marseilles'),
  ],
  { printed: 'DP table France', home: computed('src/editions/2023/tables/allied-points.ts', 'cases/allotments/france.json') },
)

const us = chapter(
  '49',
  [
    clause('DP-USA-01', '+1 per full 10 USAT levels, 5 at most'),
    clause('DP-USA-02', '+1 per full 100 U.S. YSS BRPs'),
    clause('DP-USA-03', '+2 Western Allies hold Paris, France having been conquered'),
    clause('DP-USA-04', '+1 per successful Western Allied strategic atomic attack'),
    clause('DP-USA-05', '+1 per firestorm by U.S. bombing alone last year'),
  ],
  { printed: 'DP table United States', home: computed('src/editions/2023/tables/allied-points.ts', 'cases/allotments/us.json') },
)

const russia = chapter(
  '49',
  [
    clause('DP-RUS-01', '+3 Russian basic allotment'),
    clause('DP-RUS-02', '+1 per full 100 Russian YSS BRPs'),
    clause('DP-RUS-03', '+1 each for Russian-held Helsinki, Riga, Stockholm, Copenhagen'),
    clause('DP-RUS-04', '+1 each for Russian-held Budapest, Bucharest, Sofia, Belgrade, Athens'),
    clause('DP-RUS-05', '+2 Russia holds Warsaw'),
    clause('DP-RUS-06', '+2 Russia holds Ankara, Istanbul and Izmir, all three'),
    clause('DP-RUS-07', '+1 per Russian-held objective hex in Germany'),
    clause('DP-RUS-08', '+1 per Russian-held objective hex in Manchuria, China and Korea'),
    clause('DP-RUS-09', '−2 Axis hold Moscow'),
    clause('DP-RUS-10', '−1 each for Axis-held Leningrad, Stalingrad, Grozny'),
    clause('DP-RUS-11', '−1 per undefended objective or IC lost to movement last year'),
    clause('DP-RUS-12', '−1 each for Japanese-held Vladivostok and Irkutsk'),
    clause('DP-RUS-13', '+1 per successful Russian strategic atomic attack'),
    clause('DP-RUS-14', '+1 per firestorm by Russian bombing alone last year'),
  ],
  { printed: 'DP table Russia', home: computed('src/editions/2023/tables/allied-points.ts', 'cases/allotments/russia.json') },
)

/** What adds to and takes from each power's allotment, line by line. */
export const pointTables: readonly Entry[] = [...germany, ...italy, ...britain, ...france, ...us, ...russia]
