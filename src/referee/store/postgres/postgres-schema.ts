import type { ClientBase } from 'pg'
import { fault } from '../../fault.ts'

/** Two who migrate at once wait for each other here, and so do two who write. */
const MIGRATING = 4_939_001
export const WRITING = 4_939_002

/** What is notified of writes, as `sequence game`. */
export const CHANNEL = 'chancery'

/**
 * Does a batch of works in one statement, and so with one journey and one wait for the disk; gives one answer a work.
 * A work: `game`, `header` (to open one) or `expected` (to write in one), `lines` as [key, body], `papers` as [kind, id, game, due, body],
 * `discarded` as [kind, id]. Batches go one after the other: a notification makes them anyway, and none can wait for another in a circle.
 */
const KEEP = `
CREATE FUNCTION chancery.keep(works jsonb) RETURNS SETOF jsonb LANGUAGE plpgsql AS $$
DECLARE
  work jsonb;
  game record;
  line record;
  last integer;
BEGIN
  PERFORM pg_advisory_xact_lock(${WRITING});
  FOR work IN SELECT value FROM jsonb_array_elements(works) LOOP
    IF work ? 'header' THEN
      INSERT INTO chancery.games AS made (id, header, sequence, written) VALUES (work->>'game', work->>'header', 0, clock_timestamp())
        ON CONFLICT (id) DO NOTHING RETURNING made.number, made.sequence INTO game;
      IF NOT FOUND THEN RETURN NEXT '{"type": "game-exists"}'::jsonb; CONTINUE; END IF;
    ELSIF work ? 'game' THEN
      SELECT number, sequence INTO game FROM chancery.games WHERE id = work->>'game' FOR UPDATE;
      IF NOT FOUND THEN RETURN NEXT '{"type": "no-such-game"}'::jsonb; CONTINUE; END IF;
      SELECT kept.sequence, kept.key, kept.body INTO line
        FROM jsonb_array_elements(work->'lines') WITH ORDINALITY AS new (line, place)
        JOIN chancery.lines AS kept ON kept.game = game.number AND kept.key = new.line->>0 ORDER BY new.place LIMIT 1;
      IF FOUND THEN
        RETURN NEXT jsonb_build_object('type', 'repeated', 'line', to_jsonb(line));
        CONTINUE;
      END IF;
      IF to_jsonb(game.sequence) IS DISTINCT FROM work->'expected' THEN
        RETURN NEXT jsonb_build_object('type', 'conflict', 'sequence', game.sequence);
        CONTINUE;
      END IF;
    END IF;
    IF work ? 'game' THEN
      last := game.sequence + jsonb_array_length(work->'lines');
      INSERT INTO chancery.lines (game, sequence, key, body)
        SELECT game.number, game.sequence + place, new->>0, new->>1 FROM jsonb_array_elements(work->'lines') WITH ORDINALITY AS lines (new, place);
      UPDATE chancery.games SET sequence = last, written = clock_timestamp() WHERE number = game.number;
      PERFORM pg_notify('${CHANNEL}', last || ' ' || (work->>'game'));
    END IF;
    IF jsonb_array_length(work->'discarded') > 0 THEN
      DELETE FROM chancery.papers USING jsonb_array_elements(work->'discarded') AS name
        WHERE papers.kind = name->>0 AND papers.id = name->>1;
    END IF;
    IF jsonb_array_length(work->'papers') > 0 THEN
      INSERT INTO chancery.papers (kind, id, game, due, body)
        SELECT paper->>0, paper->>1, paper->>2, (paper->>3)::bigint, paper->>4 FROM jsonb_array_elements(work->'papers') AS paper
        ON CONFLICT (kind, id) DO UPDATE SET game = excluded.game, due = excluded.due, body = excluded.body;
    END IF;
    RETURN NEXT jsonb_build_object('type', 'written', 'sequence', last);
  END LOOP;
END $$;`

/** Each step brings the schema from one form to the next. Steps that were ever released are not changed; new ones go to the end. */
const STEPS: readonly string[] = [
  `CREATE TABLE chancery.games (
     number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     id text COLLATE "C" NOT NULL UNIQUE,
     header text NOT NULL,
     sequence integer NOT NULL,
     written timestamptz NOT NULL
   );
   CREATE TABLE chancery.lines (
     game bigint NOT NULL REFERENCES chancery.games (number),
     sequence integer NOT NULL,
     key text COLLATE "C",
     body text NOT NULL,
     PRIMARY KEY (game, sequence)
   );
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
   ${KEEP}`,
]

/** The form this version writes. */
export const FORM = STEPS.length

/** The form of what is there: an empty schema, or none, is form 0. One that is not ours to write in is refused. */
export async function formOf(client: ClientBase, place: string): Promise<number> {
  const { rows: tables } = await client.query<{ name: string }>(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'chancery'`)
  if (tables.length === 0) return 0
  if (!tables.some(({ name }) => name === 'schema_version')) throw fault('not-a-database', { place })
  const { rows } = await client.query<{ version: number }>('SELECT version FROM chancery.schema_version')
  const found = rows[0]?.version ?? 0
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
