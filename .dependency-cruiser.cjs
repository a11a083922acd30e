/** The floors of the house: docs/architecture.md says what each one is for. */
const pure = 'node_modules/(zod|stemmer|chrono-node|node-diff3|culori|diff)/'
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
      to: { path: '^src/(vault|server|web)/' },
    },
    {
      name: 'vault-knows-no-floor-above',
      severity: 'error',
      from: { path: '^src/vault/' },
      to: { path: '^src/(server|web)/' },
    },
    {
      name: 'server-knows-no-vault-and-no-web',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/(vault|web)/' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/server/' },
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      from: { path: '^src/(web|server)/features/([^/]+)/' },
      to: { path: '^src/(web|server)/features/[^/]+/', pathNot: '^src/$1/features/$2/' },
    },
    {
      name: 'features-do-not-reach-up',
      severity: 'error',
      from: { path: '^src/(web|server)/features/' },
      to: { path: '^src/(web/app/|server/(app|main)[.]ts)' },
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
