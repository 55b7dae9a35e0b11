import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ARROWS } from './arrows.mjs'
import { ROOT } from './step.mjs'

const paper = (name: string): string => readFileSync(`${ROOT}${name}`, 'utf8')
const drawing = /```\n([\s\S]*?)```/.exec(paper('ARCHITECTURE.md'))?.[1] ?? ''
const foldersIn = (folder: string): readonly string[] =>
  readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

/** Folders and files of ours that a paper names in code: `src/web/pages.ts`, `rules/core`. */
const pathsIn = (text: string): readonly string[] =>
  [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/`((?:src|scripts|cases|docs|bench)\/[\w./-]+)`/g)].flatMap(
    ([, path]) => path ?? [],
  )

/** The same by the room alone: `record/course.ts`, `game/menu/foresight`. */
const ROOMS: Readonly<Record<string, string>> = { core: 'rules/core', chapters: 'rules/chapters', game: 'rules/game' }
const inRooms = (text: string): readonly string[] =>
  [...text.matchAll(/`(core|chapters|game|editions|counsel|fair|record|referee|web|cli)(\/[\w./-]+)`/g)].map(
    ([, room = '', rest]) => `src/${ROOMS[room] ?? room}${rest}`,
  )
const isThere = (path: string): boolean => ['', '.ts', '.tsx'].some((end) => existsSync(`${ROOT}${path}${end}`))

/** Files that a finished example makes, and that are not ours. */
const MADE = ['cases/rolls/switzerland.json']

describe('the papers and the folders tell the same story', () => {
  test('every room of the arrows is drawn, and every room that is drawn has arrows', () => {
    const drawn = [...drawing.matchAll(/src\/[\w/-]+/g)].map(([path]) => path.slice('src/'.length))
    const rooms = [...new Set(Object.keys(ARROWS).map((room) => room.replace(/^rules\/chapters\/.*/, 'rules/chapters')))]
    expect(drawn.toSorted()).toEqual(rooms.toSorted())
  })

  test('every chapter that has a folder is drawn, in the order of the arrows', () => {
    const chapters = Object.keys(ARROWS).flatMap((room) => /^rules\/chapters\/(.+)/.exec(room)?.[1] ?? [])
    const drawn =
      drawing.slice(drawing.indexOf('of the books:'), drawing.indexOf('src/rules/game')).match(/[a-z]+(?:-[a-z]+)*(?= ·|\n)/g) ?? []
    expect(drawn).toEqual(chapters)
    expect(foldersIn('src/rules/chapters').toSorted()).toEqual(chapters.toSorted())
  })

  test('nothing else stands in src', () => {
    expect(foldersIn('src').toSorted()).toEqual([...new Set(Object.keys(ARROWS).map((room) => room.split('/')[0]))].toSorted())
    expect(foldersIn('src/rules').toSorted()).toEqual(['chapters', 'core', 'game'])
  })

  test('every file that a walk passes is there', () => {
    const walks = paper('ARCHITECTURE.md').split('## ')[1] ?? ''
    const rooms: Readonly<Record<string, string>> = { cli: 'cli', web: 'web', referee: 'referee', game: 'rules/game', counsel: 'counsel' }
    const passed = [...walks.matchAll(/^([a-z]+) .*$/gm)].flatMap(([line, room]) => {
      const folder = rooms[room ?? '']
      if (folder === undefined) return []
      return [...line.slice(0, 51).matchAll(/[a-z-]+(?:\/[a-z-]+)+/g)].map(([path]) => `src/${folder}/${path}`)
    })
    expect(passed.length).toBeGreaterThan(8)
    expect(passed.filter((path) => !isThere(path))).toEqual([])
  })

  test.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'])('every file and folder that %s names is there', (name) => {
    expect(pathsIn(paper(name)).filter((path) => !existsSync(`${ROOT}${path}`) && !MADE.includes(path))).toEqual([])
  })

  test('every file and folder that ARCHITECTURE.md names by its room is there', () => {
    const named = inRooms(paper('ARCHITECTURE.md'))
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((path) => !isThere(path))).toEqual([])
  })
})
