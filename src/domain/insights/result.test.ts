import { beforeAll, describe, expect, test } from 'vitest'
import type { Analysis } from './analysis.ts'
import {
  analysisConnection,
  analysisResult,
  behavioralInsight,
  cognitivePattern,
  emotionalCycle,
  metaInsights,
  relationship,
  relationshipMap,
  riskFactorReport,
  topicConnection,
} from './derived.ts'
import { analysisResultOf, relationshipMapOf, topicConnectionsOf } from './result.ts'
import { analysisOf, samplePage, samplePages } from './sample-life.test-support.ts'

let life: Analysis

beforeAll(() => {
  life = analysisOf(samplePages())
})

// Spec: S3-107, S3-108, S3-109
test('a pattern has its contexts, why, what it may mean, what to look at again, and how often it stood there and when', () => {
  const kinds = life.patterns.map((pattern) => cognitivePattern.parse(pattern))
  expect(kinds.map(({ pattern, type, frequency }) => [pattern, type, frequency])).toEqual([
    ['gratitude', 'constructive', 30],
    ['should', 'limiting', 30],
  ])
  expect(kinds[1]).toMatchObject({
    qualitativeFrequency: 'Sometimes',
    frequencyChange: 0,
    firstObserved: '2026-06-01',
    lastObserved: '2026-09-25',
    lastDetected: '2026-09-28',
    justification: 'It stands on 30 of 120 pages.',
    actionableInsight: 'Whose rule is it, and would you hold a friend to it?',
  })
  expect(cognitivePattern.safeParse({ ...kinds[0], type: 'neither' }).success).toBe(false)
})

// Spec: S1-015
test('an analysis holds patterns of thought, behaviours and rhythms together', () => {
  expect(life.patterns.length).toBeGreaterThan(0)
  expect(life.behaviours.map((one) => behavioralInsight.parse(one).behavior)).toEqual(['Walked home'])
  expect(life.cycles.map(({ scale }) => scale)).toEqual(['mood', 'energy', 'stress'])
})

// Spec: S3-112
test('a rhythm has a name, how sure it is, what goes with its hard part, how long it is and how high', () => {
  const weekly = analysisOf(
    samplePages(140).map((page, at) => ({
      ...page,
      mood: [7, 7, 7, 7, 7, 3, 3][at % 7] ?? null,
      emotions: at % 7 > 4 ? ['sadness' as const] : ['joy' as const],
      people: at % 7 > 4 ? ['Ilse'] : [],
      activities: [],
    })),
  )
  const cycle = emotionalCycle.parse(weekly.cycles.find(({ scale }) => scale === 'mood')?.cycles[0])
  expect(cycle).toMatchObject({
    ...{ name: 'Mood, weekly', period: 'weekly', qualitativeConfidence: 'High' },
    ...{ relatedEmotions: ['sadness'], triggers: ['Ilse'] },
  })
  expect(cycle.duration).toBeCloseTo(7, 0)
  expect(cycle.intensity).toBeGreaterThan(1)
  expect(cycle.description).toContain('Mood turns with the week')
})

// Spec: S3-125
test('an analysis result has its main topics, connections, what stands over them, and patterns of feeling', () => {
  const result = analysisResult.parse(analysisResultOf(life))
  expect(result.mainTopics).toEqual(['piano', 'ward'])
  expect(result.connections.map(({ topic }) => topic)).toEqual(['piano', 'ward'])
})

describe('a connection of an analysis', () => {
  // Spec: S3-126, S3-127
  test('has all its parts, and triggers only where sentences name some', () => {
    const [piano, ward] = analysisResultOf(life).connections
    expect(ward).toMatchObject({
      topic: 'ward',
      triggers: ['the ward was loud'],
      copingStrategies: ['Walked home'],
      growthAreas: ['Whose rule is it, and would you hold a friend to it?'],
      recurringPatterns: ['Should, must, ought'],
      blindSpots: [],
    })
    expect(ward?.milestones[0]).toBe('First on 1 June, last on 27 September.')
    expect(ward?.milestones[1]).toMatch(/^Lightest on \d+ \w+, mood \d\.0: “After the ward was loud/)
    expect(ward?.insights.join(' ')).toContain('On days about ward, mood is higher')
    expect(ward?.emotionalContext.length).toBeGreaterThan(0)
    expect(piano).not.toHaveProperty('triggers')
  })

  test('says what is hardly known of it', () => {
    const unrated = analysisOf([0, 1, 2].map((at) => samplePage(at, 'The rent.', { topics: ['rent'] })))
    expect(analysisResultOf(unrated).connections[0]?.blindSpots).toEqual([
      'Mood was rated on 0 of its 3 pages: how it feels is hardly known.',
      'No feeling comes twice on its pages.',
    ])
  })

  // Spec: S3-128, S5-040
  test('has a strength from 0 to 1 and a sentiment from -1 to 1', () => {
    const [connection] = analysisResultOf(life).connections
    for (const wrong of [{ strength: 1.1 }, { strength: -0.1 }, { sentiment: 1.1 }, { sentiment: -1.1 }])
      expect(analysisConnection.safeParse({ ...connection, ...wrong }).success).toBe(false)
    const extreme = (mood: number) =>
      analysisResultOf(analysisOf([0, 1, 2].map((at) => samplePage(at, 'Ice.', { mood, topics: ['ice'] }))))
    expect(extreme(10).connections[0]).toMatchObject({ sentiment: 1, strength: 1 })
    expect(extreme(1).connections[0]?.sentiment).toBe(-1)
  })

  // Spec: S3-129
  test.each([
    ['improving', (at: number) => (at < 20 ? 3 : 7)],
    ['declining', (at: number) => (at < 20 ? 7 : 3)],
    ['stable', () => 5],
  ])('is %s where its later half lies clearly there, or does not', (progression, mood) => {
    const pages = Array.from({ length: 40 }, (_, at) =>
      samplePage(at, 'Ice.', { mood: mood(at) + (at % 2), topics: ['ice'] }),
    )
    expect(analysisResultOf(analysisOf(pages)).connections[0]?.progression).toBe(progression)
    expect(analysisConnection.shape.progression.options).toEqual(['improving', 'declining', 'stable'])
  })
})

describe('what stands over all of it', () => {
  // Spec: S3-130
  test('is told in the person’s own sentences, with themes, strengths and what may grow', () => {
    const meta = metaInsights.parse(analysisResultOf(life).metaInsights)
    expect(meta.narrative).toContain('“After the ward was loud, I walked home and slept well.”')
    expect(meta.narrative).toContain('You also wrote: “I am grateful for the lid.”')
    expect(meta.themes).toEqual(['piano', 'ward'])
    expect(meta.strengths[0]).toBe('Thanks, on 30 of 120 pages.')
    expect(meta.strengths.join(' ')).toContain('mood is higher')
    expect(meta.growthOpportunities[0]).toContain('Should, must, ought, on 30 of 120 pages.')
    expect(meta.cognitivePatterns.map(({ pattern }) => pattern)).toEqual(['gratitude', 'should'])
    expect(meta.behavioralPatterns.map(({ behavior }) => behavior)).toEqual(['Walked home'])
  })

  const trendOf = (stress: (at: number) => number, mood: (at: number) => number = () => 5, days = 80) =>
    analysisResultOf(
      analysisOf(
        Array.from({ length: days }, (_, at) =>
          samplePage(at, 'Ice.', { mood: mood(at) + (at % 3) - 1, stress: stress(at) + (at % 2) }),
        ),
      ),
    ).metaInsights.emotionalGrowthTrend

  // Spec: S3-131
  test('a trend is Improving, Stable, Declining, Mixed or N/A, by the latest clear changes', () => {
    const [falls, rises] = [(at: number) => (at < 40 ? 8 : 3), (at: number) => (at < 40 ? 3 : 8)]
    expect(trendOf(falls)).toBe('Improving')
    expect(trendOf(rises)).toBe('Declining')
    expect(trendOf(rises, rises)).toBe('Mixed')
    expect(trendOf(() => 5)).toBe('Stable')
    expect(trendOf(falls, undefined, 20)).toBe('N/A')
    expect(metaInsights.shape.emotionalGrowthTrend.options).toEqual([
      ...['Improving', 'Stable', 'Declining', 'Mixed', 'N/A'],
    ])
  })

  // Spec: S3-132
  test('self-awareness is High, Medium, Low, Developing or N/A, by how many pages name a feeling', () => {
    const levelOf = (isNamed: (at: number) => boolean, pages = 20) =>
      analysisResultOf(
        analysisOf(
          Array.from({ length: pages }, (_, at) =>
            samplePage(at, 'Ice.', { emotions: isNamed(at) ? ['joy'] : [] }),
          ),
        ),
      ).metaInsights.selfAwarenessLevel
    expect(levelOf(() => true)).toBe('High')
    expect(levelOf((at) => at % 5 < 2)).toBe('Medium')
    expect(levelOf((at) => at % 10 === 0)).toBe('Low')
    expect(levelOf((at) => at > 12)).toBe('Developing')
    expect(levelOf(() => true, 9)).toBe('N/A')
    expect(metaInsights.shape.selfAwarenessLevel.options).toEqual([
      'High',
      'Medium',
      'Low',
      'Developing',
      'N/A',
    ])
  })
})

// Spec: S3-133
test('patterns of feeling are cycles, days that stand out, what follows what, and what goes with it', () => {
  const odd = samplePages().map((page, at) => (at === 61 ? { ...page, mood: 1 } : page))
  const { emotionalPatterns } = analysisResultOf(analysisOf(odd))
  expect(Object.keys(emotionalPatterns)).toEqual([
    'cycles',
    'anomalies',
    'emotionalChains',
    'contextualFactors',
  ])
  expect(emotionalPatterns.contextualFactors.join(' ')).toContain('mood is higher')
})

// Spec: S3-134
test('a topic connection knows its pages by their numbers, and the day of the last one', () => {
  const pages = [0, 1, 2, 3].map((at) =>
    samplePage(at, 'Ice.', at === 1 ? {} : { topics: ['ice'], mood: 10 }),
  )
  expect(topicConnectionsOf(analysisOf(pages)).map((one) => topicConnection.parse(one))).toEqual([
    {
      topic: 'ice',
      strength: 1,
      relatedTopics: [],
      sentiment: 1,
      entries: [0, 2, 3],
      lastUpdated: '2026-06-04',
    },
  ])
  const unrated = analysisOf([0, 1, 2].map((at) => samplePage(at, 'Ice.', { topics: ['ice'] })))
  expect(topicConnectionsOf(unrated)[0]).not.toHaveProperty('sentiment')
})

// Spec: S3-135, S3-136
test('a relationship map has people in bands with an impact, who moves mood, and sentences', () => {
  const map = relationshipMap.parse(relationshipMapOf(life))
  expect(map.relationships).toEqual([
    { name: 'Anna', type: 'person', strength: 'moderate', impact: expect.any(Number) },
  ])
  expect(map.keyInsights[0]).toBe('Anna is named on the most days: 17.')
  expect(relationship.shape.strength.options).toEqual(['strong', 'moderate', 'developing'])
  expect(relationship.safeParse({ ...map.relationships[0], impact: 101 }).success).toBe(false)
  const lifted = analysisOf(
    samplePages().map((page) => ({ ...page, people: page.topics.includes('ward') ? ['Ilse'] : [] })),
  )
  const [ilse] = relationshipMapOf(lifted).relationships
  expect(ilse?.impact).toBeGreaterThan(55)
  expect(relationshipMapOf(lifted).wellbeingInfluence[0]).toMatch(/^Mood is higher on days with Ilse, 95 % /)
})

// Spec: S3-138, S3-139
test('early signals have strategies with title, description and category, and warnings that are positive, negative or neutral', () => {
  const heavier = samplePages().map((page, at) => ({
    ...page,
    stress: at < 80 ? 3 : 8,
    energy: at < 80 ? 4 : 8,
  }))
  const report = riskFactorReport.parse(
    analysisOf(
      heavier.map((page, at) => ({
        ...page,
        stress: (page.stress ?? 0) + (at % 2),
        energy: (page.energy ?? 0) + (at % 2),
      })),
    ).signals,
  )
  expect(report.earlyWarnings.map(({ status }) => status)).toEqual(['neutral', 'positive', 'negative'])
  expect(report.level).toBe('High')
  for (const strategy of report.preventionStrategies)
    expect(Object.keys(strategy)).toEqual(['title', 'description', 'category'])
  expect(report.preventionStrategies.length).toBeGreaterThan(2)
})
