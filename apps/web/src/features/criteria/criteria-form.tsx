import { type GradingCriteria, knownOr, updateGradingCriteria } from '@greenpen/api-contract';
import { type FeedbackStyle, type Weights, feedbackStyles, linkWeights } from '@greenpen/grading';
import { type Area, areas, strictnesses, type Strictness } from '@greenpen/paper';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { Button } from '../../components/form/button.tsx';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { WaitingNote } from '../../components/loading/waiting-note.tsx';
import { describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { findKept, forgetKept, keepValues } from '../../offline/kept-values.ts';
import { useUserId } from '../../session/session.ts';
import { useSending } from '../../offline/use-sending.ts';
import { criteriaQuery } from './criteria-query.ts';
import { StrictnessChoice } from './strictness-choice.tsx';
import { classNames } from '../../components/class-names.ts';
import { Slider as Radix } from 'radix-ui';

const labels: Record<Area, string> = { grammar: 'Grammar', apa: 'APA Format', content: 'Content' };

const percent = z.int().min(0).max(100);
const keptCriteria = z.object({
  weights: z.object({ grammar: percent, apa: percent, content: percent }),
  feedbackStyle: z.enum(feedbackStyles),
  strictness: z.enum(strictnesses).optional(),
  learnsFromApproved: z.boolean().optional(),
});

type Props = { readonly saved: GradingCriteria };

/** Three linked sliders and the style; saved only by the button. */
export function CriteriaForm({ saved }: Props) {
  const queryClient = useQueryClient();
  const { isChanged, ...values } = useCriteria(saved);
  const { weights, feedbackStyle, strictness, learnsFromApproved } = values;

  const save = useSending({
    send: () =>
      callApi(updateGradingCriteria, {
        params: { id: saved.id },
        body: {
          grammarWeight: weights.grammar,
          apaWeight: weights.apa,
          contentWeight: weights.content,
          feedbackStyle,
          strictness,
          learnsFromApproved,
        },
      }),
    onSuccess: async () => {
      showToast({ title: 'Settings Saved', description: 'Grading criteria updated successfully.' });
      await queryClient.invalidateQueries({ queryKey: criteriaQuery.queryKey });
    },
    onError: (error) => showError('Save Failed', describeFailure(error, 'Failed to save grading criteria.')),
  });

  const trySave = () => {
    if (weights.grammar + weights.apa + weights.content !== 100) {
      showError('Invalid Weights', 'Grading criteria weights must add up to 100%.');
      return;
    }
    save.mutate();
  };

  return (
    <div className="grid gap-6 p-5">
      <WeightSliders weights={weights} onChange={values.setWeights} />
      <StyleChoice value={feedbackStyle} onChange={values.setFeedbackStyle} />
      <StrictnessChoice value={strictness} onChange={values.setStrictness} />
      <LearningChoice value={learnsFromApproved} onChange={values.setLearnsFromApproved} />
      <SaveRow isWaiting={save.isWaiting} onSave={trySave} isBusy={save.isPending} isChanged={isChanged} />
    </div>
  );
}

/** The criteria as they are being changed; unsaved changes are kept on the device. */
function useCriteria(saved: GradingCriteria) {
  const savedWeights = { grammar: saved.grammarWeight, apa: saved.apaWeight, content: saved.contentWeight };
  const owner = useUserId() ?? '';
  const name = `criteria-${saved.id}`;
  const [kept] = useState(() => keptCriteria.safeParse(findKept(name, owner)).data);
  const [weights, setWeights] = useState<Weights>(kept?.weights ?? savedWeights);
  const [feedbackStyle, setFeedbackStyle] = useState<FeedbackStyle>(
    kept?.feedbackStyle ?? knownOr(feedbackStyles, saved.feedbackStyle, 'conversational'),
  );
  const savedStrictness = knownOr(strictnesses, saved.strictness, 'standard');
  const [strictness, setStrictness] = useState<Strictness>(kept?.strictness ?? savedStrictness);
  const [learnsFromApproved, setLearnsFromApproved] = useState(
    kept?.learnsFromApproved ?? saved.learnsFromApproved,
  );
  const isChanged =
    areas.some((area) => weights[area] !== savedWeights[area]) ||
    feedbackStyle !== saved.feedbackStyle ||
    strictness !== savedStrictness ||
    learnsFromApproved !== saved.learnsFromApproved;

  // Synchronises with localStorage, so that unsaved changes survive the page.
  useEffect(() => {
    if (isChanged) keepValues(name, owner, { weights, feedbackStyle, strictness, learnsFromApproved });
    else forgetKept(name);
  }, [isChanged, name, owner, weights, feedbackStyle, strictness, learnsFromApproved]);

  return {
    weights,
    setWeights,
    feedbackStyle,
    setFeedbackStyle,
    strictness,
    setStrictness,
    learnsFromApproved,
    setLearnsFromApproved,
    isChanged,
  };
}

type SaveRowProps = {
  readonly isWaiting: boolean;
  readonly onSave: () => void;
  readonly isBusy: boolean;
  readonly isChanged: boolean;
};

function SaveRow({ isWaiting, onSave, isBusy, isChanged }: SaveRowProps) {
  return (
    <div className="flex items-center justify-between gap-4">
      {isWaiting ? (
        <WaitingNote isWaiting />
      ) : (
        <p className="text-13 text-pencil">{isChanged ? 'Not saved yet' : ''}</p>
      )}
      <Button look={isChanged ? 'primary' : 'secondary'} onClick={onSave} isBusy={isBusy}>
        Save Settings
      </Button>
    </div>
  );
}

/** The three linked sliders. */
function WeightSliders({
  weights,
  onChange,
}: {
  readonly weights: Weights;
  readonly onChange: (weights: Weights) => void;
}) {
  return (
    <div className="grid gap-4">
      {areas.map((area) => (
        <div key={area}>
          <div className="flex items-baseline justify-between">
            <span className="text-13 font-medium">{labels[area]}</span>
            <span className="text-14 font-semibold tabular-nums">{weights[area]}%</span>
          </div>
          <Slider
            label={`${labels[area]} weight`}
            value={weights[area]}
            step={5}
            onChange={(value) => onChange(linkWeights(weights, area, value))}
          />
        </div>
      ))}
      <p className="text-13 text-pencil">The three always add up to 100%: moving one moves the others.</p>
    </div>
  );
}

const words: Record<FeedbackStyle, { readonly label: string; readonly hint: string }> = {
  conversational: {
    label: 'Conversational & Encouraging',
    hint: 'Speaks to the student, starts with what works',
  },
  direct: { label: 'Direct & Constructive', hint: 'Short, what to change and how' },
  detailed: { label: 'Detailed & Academic', hint: 'Longer, with examples and sources' },
};

type StyleChoiceProps = { readonly value: FeedbackStyle; readonly onChange: (style: FeedbackStyle) => void };

function StyleChoice({ value, onChange }: StyleChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-13 font-medium">Feedback style</legend>
      <div className="grid gap-2">
        {feedbackStyles.map((style) => (
          <label
            key={style}
            className={classNames(
              'flex cursor-pointer items-start gap-3 rounded-md border px-3 py-2.5 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pen',
              style === value ? 'border-pen bg-pen-wash' : 'border-rule hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name="feedback-style"
              checked={style === value}
              onChange={() => onChange(style)}
              className="choice mt-1 outline-none"
            />
            <span className="font-medium">
              {words[style].label}
              <span className="block text-13 font-normal text-pencil">{words[style].hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type LearningChoiceProps = { readonly value: boolean; readonly onChange: (value: boolean) => void };

function LearningChoice({ value, onChange }: LearningChoiceProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        className="choice mt-1"
      />
      <span className="font-medium">
        Learn from approved grades
        <span className="block text-13 font-normal text-pencil">
          Papers that you approved become graded examples for the rest of their course
        </span>
      </span>
    </label>
  );
}

type SliderProps = {
  readonly label: string;
  readonly value: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
  readonly isDisabled?: boolean;
};

/** A percentage from 0 to 100. */
function Slider({ label, value, step, onChange, isDisabled = false }: SliderProps) {
  return (
    <Radix.Root
      value={[value]}
      max={100}
      step={step}
      disabled={isDisabled}
      onValueChange={([next]) => {
        if (next !== undefined) onChange(next);
      }}
      className="relative flex h-6 touch-none items-center select-none data-disabled:opacity-55"
    >
      <Radix.Track className="relative h-1.5 grow rounded-full bg-rule">
        <Radix.Range className="absolute h-full rounded-full bg-pen" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={`${value} percent`}
        className="block size-5 rounded-full border-2 border-pen bg-sheet transition-transform hover:scale-110"
      />
    </Radix.Root>
  );
}
