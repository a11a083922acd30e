import { describe, expect, it } from 'vitest'
import { redirectFor } from './page-access.ts'

const newcomer = { id: 7, isAdmin: false, onboardingCompleted: false }
const member = { ...newcomer, onboardingCompleted: true }
const admin = { ...member, isAdmin: true }

describe('guards', () => {
  it('shows public pages to everybody', () => {
    for (const user of [null, newcomer, member]) expect(redirectFor('public', user)).toBeNull()
  })

  // Spec: S2-013, S2-014
  it('sends signed-in people from the landing and auth pages to where they belong', () => {
    expect(redirectFor('visitor', null)).toBeNull()
    expect(redirectFor('visitor', newcomer)).toBe('/onboarding')
    expect(redirectFor('visitor', member)).toBe('/dashboard')
  })

  // Spec: S2-015, S2-016
  it('shows onboarding only to those who have not finished it', () => {
    expect(redirectFor('onboarding', null)).toBe('/auth')
    expect(redirectFor('onboarding', newcomer)).toBeNull()
    expect(redirectFor('onboarding', member)).toBe('/dashboard')
  })

  // Spec: S2-039, S2-040, S2-045, S2-046, S6-001, S6-002
  it('asks for a user, then for finished onboarding, then for an admin', () => {
    expect(redirectFor('protected', null)).toBe('/auth')
    expect(redirectFor('protected', newcomer)).toBe('/onboarding')
    expect(redirectFor('protected', member)).toBeNull()
    expect(redirectFor('admin', null)).toBe('/auth')
    expect(redirectFor('admin', { ...newcomer, isAdmin: true })).toBe('/onboarding')
    expect(redirectFor('admin', member)).toBe('/dashboard')
    expect(redirectFor('admin', admin)).toBeNull()
  })

  // Spec: S2-044, S6-003
  it('counts the user with id 1 as an admin', () => {
    expect(redirectFor('admin', { ...member, id: 1 })).toBeNull()
  })
})
