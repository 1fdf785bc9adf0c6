CREATE TABLE "rulings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_assignment_id" uuid NOT NULL,
	"submission_id" uuid,
	"requirement_id" text NOT NULL,
	"counts" boolean NOT NULL,
	"passage" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rulings" ADD CONSTRAINT "rulings_course_assignment_id_course_assignments_id_fk" FOREIGN KEY ("course_assignment_id") REFERENCES "public"."course_assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rulings" ADD CONSTRAINT "rulings_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rulings_course_assignment_id_index" ON "rulings" USING btree ("course_assignment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rulings_one_by_paper" ON "rulings" USING btree ("submission_id","requirement_id");--> statement-breakpoint
CREATE TRIGGER rulings_require_lease BEFORE INSERT OR UPDATE OF passage ON rulings
  FOR EACH STATEMENT EXECUTE FUNCTION require_lease();
