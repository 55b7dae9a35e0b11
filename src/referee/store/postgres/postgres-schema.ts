import type { ClientBase } from 'pg'
import { fault } from '../../fault.ts'

/** Two who migrate at once wait for each other here, and so do two who write. */
const MIGRATING = 4_939_001
export const WRITING = 4_939_002

/** What is notified of writes, as `sequence game`. */
export const CHANNEL = 'chancery'

/**
 * Does a batch of works in one statement, and so with one journey and one wait for the disk; gives a list with one answer a work.
 * A work: `game`, `header` (to open one) or `expected` (to write in one), `lines` as [key, body], `papers` as [kind, id, game, due, body],
 * `discarded` as [kind, id]. Batches go one after the other: a notification makes them anyway, and none can wait for another in a circle.
 * One line that is the next of its game, as nearly all are, is asked about and added by one statement.
 * Row by row: a join would be planned once, while the tables are empty, and scan them ever after.
 */
const KEEP = `
CREATE OR REPLACE FUNCTION chancery.keep(works jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  answers text := '';
  work jsonb;
  lines jsonb;
  piece jsonb;
  own bigint;
  before integer;
  last integer;
  is_done boolean;
  known record;
BEGIN
  IF pg_advisory_xact_lock(${WRITING}) IS NULL THEN NULL; END IF;
  <<works>>
  FOR place IN 0 .. jsonb_array_length(works) - 1 LOOP
    work := works->place;
    lines := work->'lines';
    IF work ? 'expected' AND jsonb_array_length(lines) = 1 THEN
      INSERT INTO chancery.lines AS added (game, sequence, key, body, written)
        SELECT found.number, kept.reached + 1, lines->0->>0, lines->0->>1, clock_timestamp()
          FROM chancery.games AS found,
            LATERAL (SELECT coalesce(max(sequence), 0) AS reached FROM chancery.lines WHERE game = found.number) AS kept
          WHERE found.id = work->>'game' AND to_jsonb(kept.reached) = work->'expected'
        ON CONFLICT DO NOTHING RETURNING added.sequence INTO last;
      is_done := FOUND;
    ELSE
      is_done := false;
    END IF;
    IF is_done THEN
      NULL;
    ELSIF work ? 'header' THEN
      INSERT INTO chancery.games AS made (id, header) VALUES (work->>'game', work->>'header')
        ON CONFLICT (id) DO NOTHING RETURNING made.number, 0 INTO own, before;
      IF NOT FOUND THEN answers := answers || ',{"type":"game-exists"}'; CONTINUE; END IF;
    ELSIF work ? 'game' THEN
      SELECT found.number, coalesce((SELECT max(sequence) FROM chancery.lines WHERE game = found.number), 0) INTO own, before
        FROM chancery.games AS found WHERE found.id = work->>'game';
      IF NOT FOUND THEN answers := answers || ',{"type":"no-such-game"}'; CONTINUE; END IF;
      FOR i IN 0 .. jsonb_array_length(lines) - 1 LOOP
        CONTINUE WHEN lines->i->>0 IS NULL;
        SELECT kept.sequence, kept.key, kept.body INTO known FROM chancery.lines AS kept WHERE kept.game = own AND kept.key = lines->i->>0;
        IF FOUND THEN
          answers := answers || ',' || jsonb_build_object('type', 'repeated', 'line', to_jsonb(known));
          CONTINUE works;
        END IF;
      END LOOP;
      IF to_jsonb(before) IS DISTINCT FROM work->'expected' THEN
        answers := answers || ',{"type":"conflict","sequence":' || before || '}';
        CONTINUE;
      END IF;
    END IF;
    IF NOT is_done AND work ? 'game' THEN
      last := before + jsonb_array_length(lines);
      FOR i IN 0 .. jsonb_array_length(lines) - 1 LOOP
        piece := lines->i;
        INSERT INTO chancery.lines (game, sequence, key, body, written) VALUES (own, before + i + 1, piece->>0, piece->>1, clock_timestamp());
      END LOOP;
    END IF;
    IF work ? 'game' THEN
      IF pg_notify('${CHANNEL}', last || ' ' || (work->>'game')) IS NULL THEN NULL; END IF;
    END IF;
    FOR i IN 0 .. jsonb_array_length(work->'discarded') - 1 LOOP
      piece := work->'discarded'->i;
      DELETE FROM chancery.papers WHERE kind = piece->>0 AND id = piece->>1;
    END LOOP;
    FOR i IN 0 .. jsonb_array_length(work->'papers') - 1 LOOP
      piece := work->'papers'->i;
      INSERT INTO chancery.papers (kind, id, game, due, body)
        VALUES (piece->>0, piece->>1, piece->>2, (piece->>3)::bigint, piece->>4)
        ON CONFLICT (kind, id) DO UPDATE SET game = excluded.game, due = excluded.due, body = excluded.body;
    END LOOP;
    answers := answers || ',{"type":"written","sequence":' || coalesce(last, 0) || '}';
  END LOOP;
  RETURN '[' || substr(answers, 2) || ']';
END $$;`

/** Each step brings the schema from one form to the next. Steps that were ever released are not changed; new ones go to the end. */
const STEPS: readonly string[] = [
  `CREATE TABLE chancery.games (
     number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     id text COLLATE "C" NOT NULL UNIQUE,
     header text NOT NULL
   );
   CREATE TABLE chancery.lines (
     game bigint NOT NULL REFERENCES chancery.games (number),
     sequence integer NOT NULL,
     key text COLLATE "C",
     body text NOT NULL,
     written timestamptz NOT NULL,
     PRIMARY KEY (game, sequence)
   );
   CREATE INDEX lines_written ON chancery.lines USING brin (written);
   CREATE UNIQUE INDEX line_keys ON chancery.lines (game, key) WHERE key IS NOT NULL;
   CREATE TABLE chancery.papers (
     kind text COLLATE "C" NOT NULL,
     id text COLLATE "C" NOT NULL,
     game text COLLATE "C",
     due bigint,
     body text NOT NULL,
     PRIMARY KEY (kind, id)
   );
   CREATE INDEX papers_of_games ON chancery.papers (game, kind, id) WHERE game IS NOT NULL;
   CREATE INDEX papers_due ON chancery.papers (kind, due) WHERE due IS NOT NULL;
`,
  KEEP,
]

/** The form this version writes. */
export const FORM = STEPS.length

/** The form of what is there: an empty schema, or none, is form 0. One that is not ours to write in is refused, and one that says no form: what was done in it might be done again. */
export async function formOf(client: ClientBase, place: string): Promise<number> {
  const { rows: tables } = await client.query<{ name: string }>(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'chancery'`)
  if (tables.length === 0) return 0
  if (!tables.some(({ name }) => name === 'schema_version')) throw fault('not-a-database', { place })
  const { rows } = await client.query<{ version: number }>('SELECT version FROM chancery.schema_version')
  const found = rows[0]?.version ?? 0
  if (found < 1) throw fault('not-a-database', { place })
  if (found > FORM) throw fault('store-newer', { file: place, found, known: FORM })
  return found
}

/** Brings the schema up to the form this version writes, inside the caller's transaction; two programs may try at once. */
export async function migrate(client: ClientBase, place: string): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING])
  const found = await formOf(client, place)
  if (found === FORM) return
  if (found === 0) {
    // Whoever may not make a schema can be given one.
    const { rowCount } = await client.query(`SELECT FROM pg_namespace WHERE nspname = 'chancery'`)
    if (rowCount === 0) await client.query('CREATE SCHEMA chancery')
    await client.query('CREATE TABLE chancery.schema_version (version integer NOT NULL); INSERT INTO chancery.schema_version VALUES (0)')
  }
  for (const step of STEPS.slice(found)) await client.query(step)
  await client.query('UPDATE chancery.schema_version SET version = $1', [FORM])
}
