import { tell } from '../parts/index.ts'

/** Says that a newer desk lies ready; it takes over when the reader wants it, or when the desk is next opened. */
function tellOfNewer(registration: ServiceWorkerRegistration): void {
  const { waiting } = registration
  if (waiting === null || navigator.serviceWorker.controller === null) return
  tell('A newer desk has come.', {
    words: 'Open it',
    do: () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
      waiting.postMessage('take-over')
    },
  })
}

/** Keeps the desk in the browser, so that it opens without a network. A browser that will not keep it goes on without. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js')
    tellOfNewer(registration)
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => tellOfNewer(registration))
    })
  } catch {
    return
  }
}
