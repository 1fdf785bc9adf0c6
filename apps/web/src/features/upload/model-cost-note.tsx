import { useQuery } from '@tanstack/react-query';
import { coursesQuery } from '../../api/courses.ts';
import { modelChoiceQuery } from '../../api/model.ts';
import { estimateWords, spentWords } from '../../components/model-cost.ts';
import { OvernightChoice } from '../../components/overnight/overnight-choice.tsx';
import type { Upload } from './use-upload.ts';

type Props = { readonly upload: Upload; readonly papers: number };

/** What the language model will take for the files that are ready, and when it reads them; nothing where it is not used. */
export function ModelCostNote({ upload, papers }: Props) {
  const { data: choice } = useQuery(modelChoiceQuery);
  const { data: courses } = useQuery(coursesQuery);
  if (choice === undefined || choice.model === null || !choice.isOn) return null;
  if (choice.budget?.isSpent === true) {
    return <p className="text-13 text-pencil">{spentWords(choice.budget)}</p>;
  }
  const { target, phase, setOvernight } = upload;
  const course = courses?.find(({ id }) => id === target.courseId);
  const isOvernight = upload.isOvernight ?? course?.readsOvernight ?? false;
  if (choice.overnight.isOffered && (papers > 1 || isOvernight)) {
    return (
      <OvernightChoice
        papers={papers}
        paper={choice.use.paper}
        isOvernight={isOvernight}
        isDisabled={phase !== 'idle'}
        onChange={setOvernight}
      />
    );
  }
  return (
    <p className="text-13 text-pencil">
      The language model reads them too. {estimateWords(papers, choice.use.paper)}
    </p>
  );
}
