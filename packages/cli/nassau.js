#!/usr/bin/env node
/** The way in for any Node: one that is too old is told so. */
import './node-version.js'

await import('./nassau.ts')
