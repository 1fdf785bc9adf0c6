import { voiceCorrections, type VoiceCorrections, type VoiceProfileAnswer } from '@greenpen/api-contract';
import {
  describeProfile,
  learnVoice,
  listVoiceSources,
  type Trait,
  type TraitId,
  traitIds,
  type VoiceProfile,
  type VoiceSource,
} from '@greenpen/voice';
import { unsealFeedback } from '../assignments/feedback-seal.ts';
import type { Ports } from '../ports.ts';
import { discussionExampleOnWire } from '../training-examples/discussion-example-texts.ts';
import { gradedExampleOnWire } from '../training-examples/graded-example-texts.ts';

type Reading = Pick<Ports, 'gradebook' | 'sealer'>;

type WrittenByInstructor = {
  readonly sources: readonly VoiceSource[];
  readonly corrections: VoiceCorrections;
  readonly counts: VoiceProfileAnswer['sources'];
};

/** What an instructor wrote and corrected, from which her voice is learned. */
export async function readVoiceSources(
  { gradebook, sealer }: Reading,
  ownerId: string,
): Promise<WrittenByInstructor> {
  const records = await gradebook.voices.listRecords({ ownerId });
  const sealed = await gradebook.voices.findCorrections({ ownerId });
  const corrections = sealed === null ? {} : voiceCorrections.parse(JSON.parse(sealer.open(sealed)));
  const sources = listVoiceSources({
    templates: records.templates.map(({ name, ...template }) => ({ ...template, label: name })),
    examples: records.gradedExamples.map((record) => {
      const example = gradedExampleOnWire(record, sealer);
      return { ...example, label: example.title };
    }),
    discussionExamples: records.discussionExamples.map((record) => ({
      ...discussionExampleOnWire(record, sealer),
      responseStyle: record.responseStyle,
      label: 'Discussion example',
    })),
    edits: records.edits.map(({ submissionId, fileName, draft, feedback }) => ({
      id: submissionId,
      label: fileName,
      draft: unsealFeedback(sealer, draft),
      final: unsealFeedback(sealer, feedback),
    })),
  });
  const counts = {
    templates: records.templates.length,
    gradedExamples: records.gradedExamples.length,
    discussionExamples: records.discussionExamples.length,
    edits: records.edits.length,
  };
  return { sources, corrections, counts };
}

/** The instructor's voice as it is learned now, with her corrections. */
export async function readVoice(ports: Reading, ownerId: string): Promise<VoiceProfileAnswer> {
  const { sources, corrections, counts } = await readVoiceSources(ports, ownerId);
  return { sources: counts, traits: traitsOf(sources, corrections), corrections };
}

/** A trait that is off is still shown as it was learned, so that it can be switched on again. */
function traitsOf(
  sources: readonly VoiceSource[],
  corrections: VoiceCorrections,
): VoiceProfileAnswer['traits'] {
  const { off = [], ...values } = corrections;
  const learned = learnVoice(sources);
  const shown = learnVoice(sources, values);
  return traitIds.flatMap((id) => {
    const said = sayTrait(id, shown);
    if (said === null) return [];
    const { says, value, trait } = said;
    const isCorrected = id === 'ownSentences' ? values.forgotten !== undefined : id in values;
    const { confidence, learnedFrom } = learned[id] ?? trait;
    const evidence = (id === 'ownSentences' ? trait : { learnedFrom }).learnedFrom;
    return [
      {
        id,
        says,
        value,
        isUsed: USED.has(id),
        isOff: off.includes(id),
        isCorrected,
        confidence,
        learnedFrom: evidence.map(({ label, text }) => ({ label, text })),
      },
    ];
  });
}

/** What the wording of drafts follows. */
const USED: ReadonlySet<TraitId> = new Set([
  'greeting',
  'closing',
  'sentenceLength',
  'length',
  'contractions',
  'hedging',
  'praise',
  'naming',
  'ownSentences',
]);

type Said = {
  readonly says: string;
  readonly value: string | number | boolean | null;
  readonly trait: Trait<unknown>;
};

const CORRECTABLE: ReadonlySet<TraitId> = new Set([
  'greeting',
  'closing',
  'sentenceLength',
  'length',
  'contractions',
  'naming',
]);

function sayTrait(id: TraitId, profile: VoiceProfile): Said | null {
  const said = describeProfile(profile)[id];
  if (said === null) return null;
  const { says, trait } = said;
  const { value } = trait;
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return { says, value: isPlain && CORRECTABLE.has(id) ? value : null, trait };
}
