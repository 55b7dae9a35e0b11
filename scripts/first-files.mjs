/** The typefaces that every page is set in from its first line; the italic may come later. */
const FIRST = /\/(?:serif|sans)-[\w-]{8}\.woff2$/

/** The piece that draws the desk, which the first script sends for. */
const isDesk = (file) => file.type === 'chunk' && file.name === 'desk'

/** A piece and all that it imports at once. */
const withImports = (name, bundle) => [name, ...(bundle[name]?.imports ?? []).flatMap((inner) => withImports(inner, bundle))]

const link = (attrs) => ({ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' })

/** A part of the build: the page asks for its typefaces and for the desk at once, not only when its style and its first script have come. */
export const firstFiles = () => ({
  name: 'first-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const desk = Object.values(bundle).find(isDesk)
      const pieces = desk === undefined ? [] : [...new Set(withImports(desk.fileName, bundle))]
      return [
        ...pieces.filter((name) => !html.includes(`/${name}"`)).map((name) => link({ rel: 'modulepreload', href: `/${name}` })),
        ...Object.keys(bundle)
          .filter((file) => FIRST.test(file))
          .map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` })),
      ]
    },
  },
})
