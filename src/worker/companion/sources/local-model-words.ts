import type { LocalFault } from './local-model.ts'

/** What a person can do about a model on their machine that does not answer. `origin`: where this page comes from. */
export const localFaultWords = (address: string, origin: string): Readonly<Record<LocalFault, string>> => ({
  nobody: `Nobody listens at ${address}. Is the program running, and is this its port?`,
  refused: `Something listens at ${address}, but it lets no page of ${origin} ask. For Ollama, start it with OLLAMA_ORIGINS=${origin}; in LM Studio, turn on CORS in the server’s settings.`,
  'no-model': 'It has no model of this name.',
  stranger: `Something listens at ${address}, but it does not answer as Ollama, llama.cpp or LM Studio do. Is the end of the address right? Mostly it is /v1.`,
  'broke-off': 'The answer broke off. Please try again.',
  slow: 'It did not answer in time. A large model takes a while the first time: please try again.',
  'not-allowed':
    'This browser has not been told yet that it may speak with this machine, and for that the server is needed once. Please try again with a connection.',
})
