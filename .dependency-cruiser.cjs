/** The layers: docs/architecture.md says what each one is for. */
const pure = 'node_modules/(zod|stemmer|chrono-node|node-diff3|culori|diff|ical[.]js)/'
module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'domain imports domain, zod and the short list above',
      from: { path: '^src/domain/' },
      to: { pathNot: ['^src/domain/', pure] },
    },
    {
      name: 'contract-knows-domain-only',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { path: '^src/(vault|server|browser|worker|web)/' },
    },
    {
      name: 'vault-knows-no-layer-above',
      severity: 'error',
      from: { path: '^src/vault/' },
      to: { path: '^src/(server|browser|worker|web)/' },
    },
    {
      name: 'server-knows-no-vault-and-no-web',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/(vault|browser|worker|web)/' },
    },
    {
      name: 'browser-knows-domain-and-contract',
      severity: 'error',
      from: { path: '^src/browser/' },
      to: { path: '^src/(vault|server|worker|web)/' },
    },
    {
      name: 'worker-knows-no-server-and-no-screen',
      severity: 'error',
      from: { path: '^src/worker/' },
      to: { path: '^src/(server|web)/' },
    },
    {
      name: 'sql-stands-in-stores',
      severity: 'error',
      from: {
        path: '^src/server/',
        pathNot: '^src/server/(db|testing)/|[.](store|test|test-support)[.]ts$',
      },
      to: { path: 'node_modules/kysely/' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'screens-reach-the-worker-by-calls',
      comment:
        'what a call is, and what it carries; the one file that starts the worker names its main file in a URL',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/worker/', pathNot: '([.]calls|/core/(worker-api|worker-calls|vault-locked))[.]ts$' },
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^src/(web|server)/features/([^/]+)/' },
      to: { path: '^src/(web|server)/features/[^/]+/', pathNot: '^src/$1/features/$2/' },
    },
    {
      name: 'worker-features-never-import-each-other',
      comment: 'but what one asks of another by a call',
      severity: 'error',
      from: { path: '^src/worker/([^/]+)/' },
      to: { path: '^src/worker/[^/]+/', pathNot: '^src/worker/($1|core)/' },
    },
    {
      name: 'worker-features-do-not-reach-up',
      severity: 'error',
      from: { path: '^src/worker/[^/]+/' },
      to: { path: '^src/worker/[^/]+$' },
    },
    {
      name: 'features-do-not-reach-up',
      severity: 'error',
      from: { path: '^src/(web|server)/features/' },
      to: { path: '^src/(web/app/|server/(app|main)[.]ts)' },
    },
    {
      name: 'lib-and-audio-know-no-screen',
      comment: 'what every feature may use knows none of them',
      severity: 'error',
      from: { path: '^src/web/(lib|audio|ui)/' },
      to: { path: '^src/web/(features|app)/' },
    },
    {
      name: 'server-core-knows-no-feature',
      severity: 'error',
      from: { path: '^src/server/(core|db|config|ai)/' },
      to: { path: '^src/server/features/' },
    },
    {
      name: 'contract-needs-zod-alone',
      severity: 'error',
      from: { path: '^src/contract/' },
      to: { pathNot: ['^src/', 'node_modules/zod/'] },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/(domain|contract|vault|web/(app|features))/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    // 'mdast' is types only: it has a package of types and none that runs.
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^mdast$' } },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^dist/|[.]test(-support)?[.]tsx?$)' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
