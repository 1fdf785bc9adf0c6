export { describeProfile } from './describe-profile.ts';
export { learnVoice } from './learn-voice.ts';
export { listVoiceSources, type WrittenTexts } from './list-sources.ts';
export { findNearestReplies } from './nearest-replies.ts';
export { speakAs } from './speak-as.ts';
export {
  type Trait,
  type TraitId,
  traitIds,
  type VoiceCorrections,
  type VoiceProfile,
} from './voice-profile.ts';
export type { VoiceSource } from './voice-source.ts';
export { sureValue } from './word-as.ts';
