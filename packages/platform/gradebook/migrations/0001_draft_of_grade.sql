ALTER TABLE "grades" ADD COLUMN "draft" "bytea";--> statement-breakpoint
ALTER TABLE "replaced_grades" ADD COLUMN "draft" "bytea";