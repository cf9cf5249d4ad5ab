/** Starts the page: fonts, words, colours, the app, and what keeps it for offline. */
import '@fontsource/pirata-one/latin-400.css'
import '@fontsource/im-fell-english/latin-400.css'
import '@fontsource/im-fell-english/latin-400-italic.css'
import '@fontsource-variable/eb-garamond/index.css'
import '@nassau/ui/styles.css'
import { registerSW } from 'virtual:pwa-register'
import { I18nProvider } from '@lingui/react'
import { ToastArea } from '@nassau/ui'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { i18n, speak } from './i18n.ts'
import { useSettings } from './settings/settings.ts'

/** What style sheets and tables want to know. */
function applyLooks(): void {
  const { sky, isPlain, eye } = useSettings.getState()
  const { dataset } = document.documentElement
  if (sky === 'device') delete dataset.sky
  else dataset.sky = sky
  if (isPlain) dataset.drawing = 'plain'
  else delete dataset.drawing
  dataset.eye = eye
}

useSettings.subscribe((now, before) => {
  if (now.sky !== before.sky || now.isPlain !== before.isPlain || now.eye !== before.eye) applyLooks()
  if (now.language !== before.language) void speak(now.language)
})

applyLooks()
await speak(useSettings.getState().language)

const root = document.getElementById('nassau')
// In slices: on a slow phone a finger may come down before all of it is drawn.
if (root)
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <App />
          <ToastArea />
        </I18nProvider>
      </StrictMode>,
    ),
  )

// What keeps the page for offline fetches all of it: not while somebody waits for the harbour.
const keepForOffline = (): void => void registerSW({ immediate: true })
if ('requestIdleCallback' in window) requestIdleCallback(keepForOffline, { timeout: 4000 })
else setTimeout(keepForOffline, 1000)
