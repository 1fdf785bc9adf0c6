export { returnDocx, type PaperComment, type ReturnedDocx } from './docx/return-docx.ts';
export { draftNotice, type FeedbackReport, type Remark, type ScoreLine } from './feedback-report.ts';
export { writeFeedbackText } from './feedback-text.ts';
export { writeFeedbackPdf } from './pdf/feedback-pdf.ts';
