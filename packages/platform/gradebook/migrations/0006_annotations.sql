ALTER TABLE "feedback_templates" ADD COLUMN "is_starter" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "grades" ADD COLUMN "annotations" "bytea";--> statement-breakpoint
ALTER TABLE "replaced_grades" ADD COLUMN "annotations" "bytea";--> statement-breakpoint
CREATE OR REPLACE TRIGGER grades_require_lease BEFORE INSERT OR UPDATE OF feedback, draft, annotations ON grades
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();--> statement-breakpoint
CREATE OR REPLACE TRIGGER replaced_grades_require_lease BEFORE INSERT OR UPDATE OF feedback, draft, annotations ON replaced_grades
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
